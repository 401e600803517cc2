interface Bundler {
  /** Loads the files of one chunk and registers its modules; nothing of them has run when it resolves. */
  e(this: void, chunk: string | number): Promise<unknown>;
}
declare const __webpack_require__: Bundler | undefined;

const never = new Promise<never>(() => undefined);

/**
 * Loads the files that `load` imports at once, and runs none of them: what a driver may never open costs neither time nor memory before. A later
 * `import()` of the same code runs it without the network. A failure is of no account: whoever needs the file asks for it again.
 */
export function fetchOnly(load: () => unknown): void {
  if (typeof __webpack_require__ === 'undefined') return;
  const bundler = __webpack_require__;
  const loadChunk = bundler.e;
  // `import()` is compiled to `e(chunk).then(run)`, so what never resolves never runs.
  bundler.e = (chunk) => {
    loadChunk(chunk).catch(() => undefined);
    return never;
  };
  try {
    load();
  } finally {
    bundler.e = loadChunk;
  }
}
