module.exports = (api) => {
  const isTest = api.env('test');
  const isDev = api.env('development');
  return {
    assumptions: { setPublicClassFields: true },
    presets: [
      [
        '@babel/preset-env',
        isTest
          ? { targets: { node: 'current' } } // CommonJS for jest
          : { modules: false, bugfixes: true, useBuiltIns: false }, // targets come from browserslist in package.json
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: isDev }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
    ],
    plugins: [isDev && process.env.WEBPACK_SERVE && 'react-refresh/babel'].filter(Boolean),
  };
};
