const { readFileSync } = require('node:fs');
const path = require('node:path');
const babel = require('@babel/core');

const EDITION = path.resolve(__dirname, '../../src/navigation/editionEmbedded.ts');
const LIST = /embeddedNames = \[([^\]]*)\]/;

/** The path names of the reduced build, read from its only list. */
function embeddedNames() {
  const [, list] = LIST.exec(readFileSync(EDITION, 'utf8')) ?? [];
  if (list === undefined) throw new Error(`embeddedRows: no embeddedNames = […] in ${EDITION}.`);
  return new Set(list.match(/\w+/g));
}

const keepsOnly = (names) => () => ({
  visitor: {
    CallExpression({ node }) {
      const [rows] = node.arguments;
      if (node.callee.name !== 'defineRoutes' || rows?.type !== 'ObjectExpression') return;
      rows.properties = rows.properties.filter((row) => row.type !== 'ObjectProperty' || names.has(row.key.name));
    },
  },
});

/**
 * A webpack loader for the row files of the third-party-embedded build. It removes every row that the reduced build does not have, and with it the
 * code of the screen. A row that was only ignored at run time would still put its chunk into the build.
 */
module.exports = function embeddedRows(source) {
  this.addDependency(EDITION);
  return babel.transformSync(source, {
    configFile: false,
    babelrc: false,
    filename: this.resourcePath,
    parserOpts: { plugins: ['typescript'] },
    plugins: [keepsOnly(embeddedNames())],
  }).code;
};
