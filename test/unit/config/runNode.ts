import { type ChildProcess, spawn } from 'node:child_process';

export interface Running {
  /** Everything it has printed so far, stderr included. */
  output(): string;
  /** Waits until the output matches. */
  printed(pattern: RegExp, limitMs?: number): Promise<string>;
  /** Waits for the end and returns the exit code. */
  ended(): Promise<number | null>;
  stop(): Promise<unknown>;
}

/** Starts a Node program in a process of its own. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child: ChildProcess = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let text = '';
  let isOver = false;
  const waiting = new Set<() => void>();
  const news = (more: unknown) => {
    text += String(more);
    waiting.forEach((check) => check());
  };
  child.stdout?.on('data', news);
  child.stderr?.on('data', news);
  const end = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      isOver = true;
      waiting.forEach((check) => check());
      resolve(code);
    });
  });
  return {
    output: () => text,
    ended: () => end,
    printed: (pattern, limitMs = 30_000) =>
      new Promise((resolve, reject) => {
        const finish = (act: () => void) => {
          clearTimeout(timer);
          waiting.delete(check);
          act();
        };
        const fail = (why: string) => {
          reject(new Error(`${why} before it printed ${String(pattern)}:\n${text}`));
        };
        const check = () => {
          if (pattern.test(text)) {
            finish(() => resolve(text));
          } else if (isOver) {
            finish(() => fail('It ended'));
          }
        };
        const timer = setTimeout(() => finish(() => fail(`${limitMs} ms passed`)), limitMs);
        waiting.add(check);
        check();
      }),
    stop: () => {
      child.kill();
      return end;
    },
  };
}
