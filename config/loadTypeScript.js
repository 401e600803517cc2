// Node 20 cannot load TypeScript by itself. The servers need mocks/, which is TypeScript.
const path = require('node:path');
const { createJiti } = require('jiti');

const root = path.resolve(__dirname, '..');
const OURS = ['mocks', 'src'].map((folder) => path.join(root, folder) + path.sep);

/** Loads one TypeScript module. The path is relative to the project's root. */
module.exports = (file) => createJiti(__filename, { alias: { '@': path.join(root, 'src') } })(path.join(root, file));

/** The files of mocks/ and src/ that are loaded, as absolute paths. jiti uses the same module cache as Node. */
const loadedFiles = () => Object.keys(require.cache).filter((file) => OURS.some((folder) => file.startsWith(folder)));
module.exports.loadedFiles = loadedFiles;

/** Clears the module cache, so that the next load reads every file of mocks/ and src/ again. Modules that are already in use stay as they are. */
module.exports.forget = () => {
  for (const file of loadedFiles()) Reflect.deleteProperty(require.cache, file);
};
