const { spawn } = require('node:child_process');
const { existsSync, rmSync } = require('node:fs');
const path = require('node:path');

/** The first of these programs that this machine has: a path, or a name to look for in PATH. */
exports.findProgram = (...names) =>
  names
    .flatMap((name) =>
      name.includes('/')
        ? [name]
        : (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((place) => existsSync(place));

const LIMIT_MS = 30_000;

/** Starts a program and waits until it writes what `ready` matches. Returns the match and how to end it. */
exports.startProgram = (program, args, ready, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], ...options });
    const stop = () => {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
    };
    let text = '';
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`${path.basename(program)} did not start within ${LIMIT_MS / 1000} s`));
    }, LIMIT_MS);
    const read = (data) => {
      text += data;
      const match = ready.exec(text);
      if (match === null) return;
      clearTimeout(timer);
      resolve({ match, stop });
    };
    for (const stream of child.stdio.slice(1)) stream.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${path.basename(program)} ended with ${code}: ${text.slice(-300)}`));
    });
  });

/** A browser that was just ended may still write into its profile. What is left lies in the temporary folder. */
exports.removeFolder = (folder) => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch {
    // The system removes it some day.
  }
};
