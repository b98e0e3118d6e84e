// A small stand-in for IndexedDB that remembers nothing after the page is closed.
// PyScript opens a database while it loads and waits for ever where the browser denies
// storage (private frames, cookies off). The page needs no database, so the stand-in
// takes its place everywhere: one behaviour to test, and nothing is left on the device.
const databases = new Map();

function answer(result) {
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

class Store {
  #entries = new Map();
  count() { return answer(this.#entries.size); }
  clear() { return answer(this.#entries.clear()); }
  delete(key) { return answer(void this.#entries.delete(key)); }
  get(key) { return answer(this.#entries.get(key)); }
  getKey(key) { return answer(this.#entries.has(key) ? key : undefined); }
  getAllKeys() { return answer([...this.#entries.keys()]); }
  put(value, key) { return answer(void this.#entries.set(key, value)); }
}

class Database {
  #stores = new Map();
  close() {}
  transaction() { return this; }
  objectStore(name) {
    if (!this.#stores.has(name)) this.#stores.set(name, new Store());
    return this.#stores.get(name);
  }
}

const factory = {
  open(name) {
    if (!databases.has(name)) databases.set(name, new Database());
    return answer(databases.get(name));
  },
};

Object.defineProperty(globalThis, "indexedDB", { value: factory, configurable: true });

// Firefox denies this channel together with storage. PyScript makes one while it loads, for
// packages that this page does not have.
try {
  new BroadcastChannel("tiles").close();
} catch {
  globalThis.BroadcastChannel = class extends EventTarget {
    postMessage() {}
    close() {}
  };
}
