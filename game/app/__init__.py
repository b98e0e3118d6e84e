"""The running page as pure values: a model, messages that change it, effects it asks for."""
