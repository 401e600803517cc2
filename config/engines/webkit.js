const { findProgram, startProgram } = require('./program');

exports.name = 'WebKitGTK';
exports.advice = 'apt-get install webkit2gtk-driver xvfb';
exports.find = () => {
  const driver = findProgram('WebKitWebDriver');
  const browser = findProgram(
    'MiniBrowser',
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  );
  const screen = findProgram('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
};

/** The third or fourth picture of a session never comes, so there are only those of the main job. Screens are measured all the same. */
exports.picturesOf = /^job-/;

const freePort = () =>
  new Promise((resolve) => {
    const server = require('node:net').createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Errors of a page, from the moment its document is there. WebKitGTK tells a driver nothing of its console. */
const WATCH = `(() => {
  if (window.engineErrors) return;
  window.engineErrors = [];
  addEventListener('error', (event) => engineErrors.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => engineErrors.push(String(event.reason)));
})()`;

/** By W3C WebDriver. The browser has no headless mode, so it draws on a screen in memory. */
exports.launch = async ({ driver, browser, screen }, { width, height }) => {
  const size = `${width + 200}x${height + 300}x24`;
  const display = await startProgram(
    screen,
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'],
    /(?:^|\n)(\d+)\n/,
  );
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display.match[1]}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LANG: 'zh_CN.UTF-8',
  };
  const child = require('node:child_process').spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = await response.json();
    if (value?.error !== undefined) throw new Error(`${path}: ${value.message || value.error}`);
    return value;
  };
  let session;
  const close = async () => {
    if (session !== undefined) await call('DELETE', session).catch(() => undefined);
    child.kill('SIGKILL');
    display.stop();
  };
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      if (await call('GET', '/status').catch(() => undefined)) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const opened = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    session = `/session/${opened.sessionId}`;
    const errors = [];
    const evaluate = async (expression) => {
      const value = await call('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; ${WATCH};
          (async () => JSON.stringify({ value: await (${expression}), errors: window.engineErrors.splice(0) }))()
            .then(done, (error) => done(JSON.stringify({ failed: String(error) })));`,
        args: [],
      });
      const read = JSON.parse(value);
      if (read.failed !== undefined) throw new Error(read.failed);
      errors.push(...read.errors);
      return read.value;
    };
    // The window has a bar. What it leaves must be as large as the page wants to be.
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const inner = await evaluate('[innerWidth, innerHeight]');
    await call('POST', `${session}/window/rect`, {
      width: width + Math.max(0, width - inner[0]),
      height: height + (height - inner[1]),
    });
    return {
      version: `WebKitGTK ${opened.capabilities.browserVersion}`,
      errors,
      goto: (url) => call('POST', `${session}/url`, { url }),
      back: () => call('POST', `${session}/back`, {}),
      evaluate,
      screenshot: async () => Buffer.from(await call('GET', `${session}/screenshot`), 'base64'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
