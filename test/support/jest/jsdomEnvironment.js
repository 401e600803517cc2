// jsdom has no fetch family. Its AbortController stays, because its addEventListener accepts no other signal. mocks/fetchPort
// uses the signals itself.
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'ArrayBuffer',
  'Uint8Array',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
