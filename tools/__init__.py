"""What builds, serves and checks the page. `python -m tools` lists the commands."""

import sys

# By number: this line is also read by old Pythons, which are to say so instead of failing below.
if sys.hexversion < 0x030B0000:
    sys.exit("error: Python 3.11 or newer is needed, and this is " + sys.version.split()[0] + ".")
