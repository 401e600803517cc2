// Runs `npm run types|lint|lint:types|layers|jest` for other scripts. Their arguments are defined in package.json only.
const { spawn } = require('node:child_process');
const path = require('node:path');
const { scripts } = require('../../package.json');

const root = path.resolve(__dirname, '../..');

/** Programs by the first word of a script. Node runs them directly, without a shell or npm in between. This works on Windows too. */
const PROGRAMS = {
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'eslint/bin/eslint.js',
  jest: 'jest/bin/jest.js',
  oxlint: 'oxlint/bin/oxlint',
  webpack: 'webpack/bin/webpack.js',
};
const program = (name) => path.join(root, 'node_modules', PROGRAMS[name]);

/**
 * Node arguments that do what a script of package.json does. If `operands` are given, they replace the paths that the script names in front of its
 * options.
 */
function commandOf(script, operands) {
  const [name, ...words] = scripts[script].split(' ');
  if (operands === undefined)
    return name === 'node' ? [path.join(root, words[0]), ...words.slice(1)] : [program(name), ...words];
  const options = words.findIndex((word) => word.startsWith('-'));
  if (name === 'node' || options < 1) throw new Error(`The script ${script} does not begin with what it is done to.`);
  return [program(name), ...operands, ...words.slice(options)];
}

/**
 * Runs a Node program to its end and resolves with its exit code, null if it was killed. Its output goes to the terminal, or to `print`. Its messages
 * (`process.send`) go to `onMessage`.
 */
const run = (args, { print, onMessage, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = print === undefined ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    if (onMessage !== undefined) stdio.push('ipc');
    const child = spawn(process.execPath, args, { cwd: root, stdio, ...options });
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);
    if (onMessage !== undefined) child.on('message', onMessage);
    child.on('error', reject);
    child.on('close', resolve);
  });

module.exports = { commandOf, program, root, run };
