const { readdirSync, watch } = require('node:fs');
const path = require('node:path');
const { loadedFiles } = require('../loadTypeScript');

const root = path.resolve(__dirname, '../..');
const MOCKS = path.join(root, 'mocks');
/** An editor saves in several steps, and a checkout changes many files. */
const SETTLE_MS = 150;

const mockFolders = () => [
  MOCKS,
  ...readdirSync(MOCKS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.path, entry.name)),
];

/**
 * Reloads the mock backend when a file of mocks/ changes, or a file of src/ that it imports (schemas, domain rules). It watches folders instead of
 * files, because many editors save by replacing the old file with a new one.
 *
 * @param {{ reload(): void, world: { scenario: string } }} mock of config/mockApi.js
 * @param {{ print(line: string): void, onReloaded(file: string): void }} tell `file` is relative to the project's root
 * @returns {() => void} stops watching
 */
exports.watchMocks = (mock, { print, onReloaded }) => {
  const watchers = new Map();
  const used = new Set();
  const changed = new Set();
  let timer;

  const isOurs = (file) => used.has(file) || (file.startsWith(MOCKS + path.sep) && file.endsWith('.ts'));
  const watchFolder = (folder) => {
    const watcher = watch(folder, (_, name) => {
      const file = path.join(folder, name ?? '');
      if (name !== null && !isOurs(file)) return;
      changed.add(path.relative(root, file));
      clearTimeout(timer);
      timer = setTimeout(reload, SETTLE_MS);
    });
    // A deleted folder is no longer watched. If it comes back, the next reload finds it.
    const stop = () => {
      watcher.close();
      watchers.delete(folder);
    };
    watcher.on('error', stop);
    watchers.set(folder, stop);
  };
  const followFiles = () => {
    // Files of code that failed to load are not known, but those of the last successful load are.
    for (const file of loadedFiles()) used.add(file);
    for (const folder of new Set([...mockFolders(), ...[...used].map((file) => path.dirname(file))])) {
      if (!watchers.has(folder)) watchFolder(folder);
    }
  };
  const reload = () => {
    const files = [...changed];
    changed.clear();
    const what = files.length === 1 ? files[0] : `${files[0]} and ${files.length - 1} more`;
    try {
      mock.reload();
      print(
        `${what} changed: rows, settings and faults of the mock world start anew (scenario ${mock.world.scenario}); its clock and ` +
          'the sessions of its seeded drivers are kept.',
      );
      onReloaded(files[0]);
    } catch (error) {
      print(`${what} changed, but the mock backend cannot be loaded; the former one goes on.\n${error.stack ?? error}`);
    }
    followFiles();
  };

  followFiles();
  return () => {
    clearTimeout(timer);
    for (const stop of [...watchers.values()]) stop();
  };
};
