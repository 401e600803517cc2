const { readFileSync } = require('node:fs');

const SHELLS = ['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh'];
const CHECK_EVERY_MS = 1000;

/** Name and parent of a process by Linux's `/proc`; null elsewhere, and of a process that has ended. */
function readProcess(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/**
 * The processes between this one and npm, this one's parent first. npm runs a script through a shell: killed by SIGTERM npm takes the shell with it,
 * killed by SIGKILL it does not, and then only the shell's parent changes.
 */
function readParents() {
  const { ppid } = process;
  const parent = readProcess(ppid);
  return [ppid, parent !== null && SHELLS.includes(parent.name) ? parent.parent : null];
}

/**
 * Calls `stop` when the npm that started this process has ended: a server must not outlive its command. A process that npm did not start, such as
 * one behind `nohup`, is left alone.
 */
exports.endWithParent = (stop, env = process.env) => {
  if (env.npm_lifecycle_event === undefined) return;
  const atStart = readParents();
  const timer = setInterval(() => {
    if (readParents().every((pid, index) => pid === atStart[index])) return;
    clearInterval(timer);
    stop();
  }, CHECK_EVERY_MS);
  timer.unref();
};
