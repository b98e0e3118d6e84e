// Audits a page as Lighthouse does it for a phone, and prints the report as JSON.
//   node audit.mjs FOLDER ADDRESS BROWSER CATEGORIES [ARGUMENT OF THE BROWSER...]
// FOLDER is where the packages of package-lock.json are installed.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [folder, address, executablePath, categories, ...args] = process.argv.slice(2);
const { resolve } = createRequire(`${folder}/package.json`);
const get = async name => import(pathToFileURL(resolve(name)).href);
const { default: puppeteer } = await get("puppeteer-core");
const { default: lighthouse } = await get("lighthouse");
const browser = await puppeteer.launch({ executablePath, args });
try {
  const flags = { onlyCategories: categories.split(","), logLevel: "error" };
  const { lhr } = await lighthouse(address, flags, undefined, await browser.newPage());
  console.log(JSON.stringify(lhr));
} finally {
  await browser.close();
}
