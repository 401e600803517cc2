// npm run shots [part of a path name]: takes pictures of every screen of the build in dist/. One picture per screen in test/browser/out/shots shows
// five variants: normal, empty (a driver without data), failing (no service answers), elder mode, dark. A screen that is longer than the phone is
// shown as a whole page.
process.env.NODE_ENV = 'test';
const { existsSync, mkdirSync } = require('node:fs');
const path = require('node:path');
const loadTypeScript = require('../loadTypeScript');
const { PHONE } = require('../phone');
const { launchBrowser } = require('./findBrowser');
const { createServer } = require('./serve');

const root = path.resolve(__dirname, '../..');
const out = path.join(root, 'test/browser/out/shots');
/** Time for a screen to settle. The mock world answers within a few ms and failed calls are not retried. The rest is a reserve for slow loading. */
const REST_MS = 1_200;
/** A preference in the format in which the app stores it (flows/preferences). */
const elder = JSON.stringify({ isElder: true, scheme: 'auto', hasConsented: true });

const looks = ({ lin, chen }) => [
  { name: '正常', phone: lin.phone },
  { name: '空', phone: chen.phone },
  { name: '失败', phone: lin.phone, isDown: true },
  { name: '长辈模式', phone: lin.phone, kept: elder },
  { name: '深色', phone: lin.phone, colorScheme: 'dark' },
];

async function lookAt(browser, origin, world, at, { phone, isDown = false, kept, colorScheme = 'light' }, signInAs) {
  const context = await browser.newContext({
    ...PHONE,
    timezoneId: 'Asia/Shanghai',
    colorScheme,
    permissions: ['geolocation'],
    geolocation: { longitude: 114.0579, latitude: 22.5431 },
  });
  try {
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    if (kept !== undefined) {
      await context.addInitScript((text) => {
        localStorage.setItem('preferences.v1', text);
      }, kept);
    }
    const pair = signInAs(world, phone);
    await context.addCookies(['token', 'refreshToken'].map((name) => ({ name, value: pair[name], url: origin })));
    const page = await context.newPage();
    if (isDown) await context.route(`${origin}/api/**`, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(origin + at, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}

async function drawSheet(browser, title, frames, file) {
  const page = await browser.newPage({ viewport: { width: frames.length * 306 + 6, height: 700 } });
  const cells = frames.map(
    ({ name, png }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;padding:6px;background:#777;font:14px sans-serif;color:#fff}main{display:flex;align-items:flex-start}
    figure{margin:0 6px 0 0}img{display:block;width:300px}figcaption{padding:4px 0}</style><h3>${title}</h3><main>${cells.join('')}</main>`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

async function main(part = '') {
  if (!existsSync(path.resolve(root, process.env.DIST ?? 'dist', 'index.html')))
    throw new Error('There is no build yet: run npm run build first.');
  mkdirSync(out, { recursive: true });
  const { allNames, goodVisit } = loadTypeScript('test/data/goodVisits.ts');
  const { isBuilt } = loadTypeScript('test/support/rowIn.ts');
  const { signInAs } = loadTypeScript('mocks/world/account/tokens.ts');
  const { DRIVERS } = loadTypeScript('mocks/world/core/seeded.ts');
  const names = allNames.filter((name) => isBuilt(name) && name.includes(part));
  if (names.length === 0) throw new Error(`No built screen has “${part}” in its path name (src/navigation/paths.ts).`);
  const { server, world } = createServer();
  const origin = await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`));
  });
  const browser = await launchBrowser();
  for (const name of names) {
    const frames = [];
    for (const look of looks(DRIVERS)) {
      world.reset();
      const at = goodVisit(name, 'driver').at(world);
      frames.push({ name: look.name, png: await lookAt(browser, origin, world, at, look, signInAs) });
    }
    await drawSheet(browser, name, frames, path.join(out, `${name}.png`));
    console.log(`${name}.png`);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  console.log(`\n${names.length} screens in ${path.relative(root, out)}`);
}

main(process.argv[2]).then(
  () => process.exit(0),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
