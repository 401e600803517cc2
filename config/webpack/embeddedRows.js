const babel = require('@babel/core');
const { embeddedList, embeddedNames } = require('./editions');

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
  this.addDependency(embeddedList);
  return babel.transformSync(source, {
    configFile: false,
    babelrc: false,
    filename: this.resourcePath,
    parserOpts: { plugins: ['typescript'] },
    plugins: [keepsOnly(embeddedNames())],
  }).code;
};
