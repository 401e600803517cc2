interface Bundler {
  /** Loads the files of one chunk and registers its modules; none of them has run when it resolves. */
  e(this: void, chunk: string | number): Promise<unknown>;
}
declare const __webpack_require__: Bundler | undefined;

const never = new Promise<never>(() => undefined);

/**
 * Downloads the files that `load` imports without running them: code that a driver may never need takes no time or
 * memory. A later `import()` of the same code runs it without the network. Errors are ignored, because a later import
 * downloads the file again.
 */
export function downloadChunksWithoutRunning(load: () => unknown): void {
  if (typeof __webpack_require__ === 'undefined') return;
  const bundler = __webpack_require__;
  const loadChunk = bundler.e;
  // `import()` is compiled to `e(chunk).then(run)`, so a promise that never resolves never runs the code.
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
