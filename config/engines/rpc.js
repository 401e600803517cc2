const path = require('node:path');

/** The development server brings it. Node itself has one from version 22 on. */
const WebSocket = require(
  require.resolve('ws', { paths: [path.dirname(require.resolve('webpack-dev-server/package.json'))] }),
);
const LIMIT_MS = 30_000;

/** The messages that the Chrome DevTools Protocol and WebDriver BiDi have in common: a numbered request, its answer, and events. */
exports.openRpc = (address) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    const waiting = new Map();
    const listeners = new Set();
    let last = 0;
    socket.on('error', reject);
    socket.on('close', () => {
      for (const { fail } of waiting.values()) fail(new Error('The browser has closed the connection'));
    });
    socket.on('message', (text) => {
      const message = JSON.parse(text);
      const call = waiting.get(message.id);
      if (call === undefined) for (const listen of listeners) listen(message);
      else {
        waiting.delete(message.id);
        if (message.error === undefined) call.answer(message.result);
        else call.fail(new Error(`${call.method}: ${message.error.message ?? message.message ?? message.error}`));
      }
    });
    const send = (method, params = {}, more = {}) =>
      new Promise((answer, fail) => {
        const id = (last += 1);
        const timer = setTimeout(() => fail(new Error(`${method}: no answer in ${LIMIT_MS / 1000} s`)), LIMIT_MS);
        const once = (go) => (value) => {
          clearTimeout(timer);
          go(value);
        };
        waiting.set(id, { method, answer: once(answer), fail: once(fail) });
        socket.send(JSON.stringify({ id, method, params, ...more }));
      });
    socket.on('open', () => {
      resolve({ send, listen: (listener) => listeners.add(listener), close: () => socket.close() });
    });
  });
