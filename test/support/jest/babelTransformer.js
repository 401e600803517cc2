const { createHash } = require('node:crypto');
const path = require('node:path');
const { createTransformer } = require('babel-jest').default;

const babel = createTransformer();
const commonKeys = new Map();

/**
 * babel-jest resolves the whole Babel configuration for the cache key of each file, in each test file again. Ours is the same for every file
 * (babel.config.js has no `overrides`), so it is resolved once in a worker.
 */
function commonKey(options) {
  const kind = `${options.instrument}${options.supportsStaticESM}${options.supportsDynamicImport}`;
  if (!commonKeys.has(kind))
    commonKeys.set(kind, babel.getCacheKey('', path.join(options.config.rootDir, 'any.tsx'), options));
  return commonKeys.get(kind);
}

module.exports = {
  ...babel,
  getCacheKey: (source, file, options) =>
    createHash('sha1')
      .update(commonKey(options))
      .update(`\0${path.relative(options.config.rootDir, file)}\0`)
      .update(source)
      .digest('hex')
      .slice(0, 32),
};
