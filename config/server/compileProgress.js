const webpack = require('webpack');

const EVERY_MS = 2_000;

/**
 * A webpack plugin that tells how far the first compilation is, every two seconds; later ones are quick and say nothing.
 *
 * @param {(line: string) => void} print
 */
exports.compileProgress = (print) => {
  const startedAt = Date.now();
  let progressed = '0 %';
  print('Compiling the app …');
  const timer = setInterval(() => {
    print(`Compiling the app: ${progressed}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }, EVERY_MS);
  timer.unref();
  const progress = new webpack.ProgressPlugin((share, _, ...details) => {
    // For most of the time the share stands still, and only the count of modules grows.
    const modules = details.filter((detail) => /\d+ modules$/.test(detail));
    progressed = [`${Math.round(share * 100)} %`, ...modules].join(', ');
  });
  return {
    apply(compiler) {
      progress.apply(compiler);
      compiler.hooks.afterDone.tap('CompileProgress', () => clearInterval(timer));
      compiler.hooks.failed.tap('CompileProgress', () => clearInterval(timer));
    },
  };
};
