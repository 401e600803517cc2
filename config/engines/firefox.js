const { mkdtempSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { findProgram, removeFolder, startProgram } = require('./program');
const { openRpc } = require('./rpc');

exports.name = 'Firefox';
exports.advice = 'apt-get install firefox-esr';
exports.find = () => findProgram('firefox-esr', 'firefox');

/** By WebDriver BiDi, which Firefox speaks by itself. */
exports.launch = async (program, { width, height }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'engine-firefox-'));
  // Like a phone's, the scroll bar takes no width.
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("ui.useOverlayScrollbars", 1);\n');
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const { match, stop } = await startProgram(program, args, /BiDi listening on (ws:\S+)/);
  const { send, listen, close } = await openRpc(`${match[1]}/session`);
  const { capabilities } = await send('session.new', { capabilities: {} });
  const errors = [];
  listen(({ method, params }) => {
    if (method === 'log.entryAdded' && params.level === 'error') errors.push(params.text);
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree');
  const { context } = contexts[0];
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    errors,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    screenshot: async () => Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close() {
      close();
      stop();
      removeFolder(profile);
    },
  };
};
