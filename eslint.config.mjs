// Where editors and a bare `npx eslint` look for it.
export { default } from './config/eslint.config.mjs';
