// Node 20 cannot load TypeScript by itself; the servers need mocks/, which is TypeScript.
const path = require('node:path');
const { createJiti } = require('jiti');

const root = path.resolve(__dirname, '..');
/** Loads one TypeScript module by its path from the project's root. */
module.exports = (file) => createJiti(__filename, { alias: { '@': path.join(root, 'src') } })(path.join(root, file));
