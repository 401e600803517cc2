// Names of built files end in six hex digits of their content, because each digit of a lazy file's name costs bytes. webpack first writes a placeholder of
// the length that the configuration asks for into every name and reference, and replaces it wherever it occurs in any file, also inside a number: with six
// digits as the placeholder, `967295` was replaced within 4294967295 once, and the file could not be parsed. So the placeholders are long, and only what
// replaces them is short.
const { createHash } = require('node:crypto');
const { RealContentHashPlugin } = require('webpack').optimize;

const NAME = 'ShortHashes';
/** How many digits a name has. */
const DIGITS = 6;
/** The content hash as the configuration names it: 16 digits, which no file has by itself. */
const PLACEHOLDER = '[contenthash:16]';

/** Shortens the content hashes of a build whose file names have `PLACEHOLDER`. */
class ShortHashes {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(NAME, (contents) => {
        const hash = createHash('md5');
        for (const content of contents) hash.update(content);
        return hash.digest('hex').slice(0, DIGITS);
      });
    });
  }
}

module.exports = { PLACEHOLDER, ShortHashes };
