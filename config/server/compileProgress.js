const webpack = require('webpack');

const EVERY_MS = 2_000;

/**
 * A webpack plugin that prints the progress of the first compilation every two seconds. Later compilations are quick and print nothing.
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
    // For most of the time the percentage stands still and only the number of modules grows.
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
