import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { axeOn, test } from './harness';
import { amountsOf, badSession, drawn, openViewer, press, screenIn, shown, words } from './replayPage';

/** The pages are built when they are first needed, and that may be on a busy machine. */
const LONG = { limitMs: 180_000 };

test(
  'a payment that ended unknown is opened: the error, its picture, its number; what the driver saw is drawn; nothing is asked for',
  async (tools) => {
    const { file, looks } = await badSession(tools);
    const viewer = await openViewer(tools, file);
    const { page, phone, asked, problems, elsewhere } = viewer;
    await shown(page).waitFor();
    const own = [...asked];
    const entries = await page.evaluate(() => history.length);
    await page.screenshot({ path: 'test/browser/out/replay-begin.png' });

    await press(viewer, '下个支付');
    assert.match(await words(viewer), /支付/);
    await press(viewer, '下个错误');
    assert.match(await words(viewer), /出错/);
    const number = /错误编号 (\S+?)[。，]/.exec(await words(viewer))?.[1] ?? '';
    assert.notEqual(number, '');
    // The first question for the payment was refused while its form was still there.
    assert.equal(await screenIn(viewer), 'payPage');
    await page.screenshot({ path: 'test/browser/out/replay-error.png' });

    // Every picture of the driver is among those of the steps with that address.
    const { payload } = JSON.parse(file) as { payload: string };
    const last = (JSON.parse(payload) as unknown[]).length;
    for (const { path, amounts } of looks) {
      const seen: string[] = [];
      for (let step = 0; step <= last; step += 1) {
        const now = await page.evaluate(async (at) => {
          const frame = document.querySelector('iframe')!;
          const { replayPhone } = frame.contentWindow as unknown as {
            replayPhone: { show(step: number): Promise<{ route: string }> };
          };
          const { route } = await replayPhone.show(at);
          return { route, text: frame.contentDocument!.querySelector<HTMLElement>('[data-screen]')?.innerText ?? '' };
        }, step);
        if (now.route === path) seen.push(amountsOf(now.text));
        if (seen.includes(amounts)) break;
      }
      assert.ok(seen.includes(amounts), `${path}: ${amounts} is not among ${JSON.stringify(seen)}`);
    }

    // Search by number, by payId, by action.
    const search = page.getByRole('searchbox');
    await search.fill(number);
    await page.getByText(/^找到\d+条$/).waitFor();
    await search.press('Enter');
    assert.match(await words(viewer), new RegExp(number));
    await search.fill('payment/attemptAdvanced');
    await page.getByText(/^找到\d+条$/).waitFor();
    await search.fill('P2099-nobody');
    await page.getByText('没有找到').waitFor();
    await search.fill('');

    assert.deepEqual(
      [...elsewhere].map((request) => request.url()),
      [],
    );
    assert.deepEqual(asked, own, 'the page asked for something');
    assert.ok(
      own.every((one) => /^GET \/(|phone\.html|assets\/[\w.]+)$/.test(one)),
      own.join('\n'),
    );
    assert.deepEqual(
      problems.filter((text) => !/violates.*img-src/s.test(text)),
      [],
    );
    assert.equal(await page.evaluate(() => history.length), entries);
    assert.equal(
      await phone.locator('body').evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
      0,
    );
    await viewer.context.close();
  },
  LONG,
);

const at = (pathname: string) => ({
  type: 'route/routeChanged',
  payload: { location: { pathname, search: '', hash: '', key: pathname, state: null }, action: 'PUSH', depth: 0 },
});
const ACTIONS = [at('/home'), at('/mine'), { type: 'preferences/elderModeChosen', payload: true }, at('/newsList')];
/** A small phone with large text in the dark, whose driver turns it at the end. */
const sample = (over: object = {}) =>
  JSON.stringify({
    app: 'driver-app',
    version: 'another',
    route: '/newsList',
    at: '2026-03-10T04:01:00.000Z',
    payload: JSON.stringify(ACTIONS),
    preloadedState: '{}',
    format: 2,
    beganAt: '2026-03-10T04:00:00.000Z',
    times: [100, 600, 1_200, 1_400],
    device: {
      width: 320,
      height: 568,
      textPercent: 130,
      isElder: false,
      scheme: 'dark',
      host: 'wechat',
      line: { isOnline: true, type: '4g' },
    },
    notes: [
      { atMs: 700, kind: 'error', text: 'TypeError: broken' },
      { atMs: 1_500, kind: 'device', width: 568, height: 320 },
    ],
    ...over,
  });
const fileOf = (text: string, name = 'recording.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const SMALL = { viewport: { width: 1024, height: 700 } };

test(
  'a file is chosen, played, stepped through with keys alone, in the phone’s own size, scheme and text size',
  async (tools) => {
    const viewer = await openViewer(tools, null, SMALL);
    const { page, phone, problems } = viewer;
    await page.screenshot({ path: 'test/browser/out/replay-empty.png' });
    await page.getByLabel('选择录制文件').setInputFiles(fileOf(sample()));
    await drawn(viewer, 0);
    await page.getByText('录制版本 another，回放版本').waitFor();
    const look = () =>
      phone.locator('html').evaluate((root) => ({
        scheme: root.dataset['scheme'],
        fontSize: getComputedStyle(root).fontSize,
        elder: root.dataset['elder'],
        width: innerWidth,
        height: innerHeight,
      }));
    assert.deepEqual(await look(), { scheme: 'dark', fontSize: '20.8px', elder: 'off', width: 320, height: 568 });
    assert.equal(await words(viewer), '12:00:00，录制开始。第0步，共4步');

    await page.getByRole('button', { name: '4×' }).press('Enter');
    await page.getByRole('button', { name: '播放' }).press('Enter');
    await drawn(viewer, 4);
    await page.getByRole('button', { name: '播放' }).waitFor();
    assert.deepEqual(await look(), { scheme: 'dark', fontSize: '20.8px', elder: 'on', width: 568, height: 320 });
    assert.equal(await screenIn(viewer), 'newsList');

    const slider = page.getByRole('slider', { name: '时间线' });
    await slider.press('Home');
    await drawn(viewer, 0);
    await slider.press('ArrowRight');
    await drawn(viewer, 1);
    assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^12:00:00，打开 \/home/);
    await page.locator('[data-row][tabindex="0"]').press('ArrowDown');
    await drawn(viewer, 2);
    assert.equal(await screenIn(viewer), 'mine');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-current')), 'step');
    await press(viewer, '下个错误');
    assert.equal(await words(viewer), '12:00:00，出错，程序出错，TypeError: broken。第2步，共4步');
    await page.screenshot({ path: 'test/browser/out/replay-small.png' });
    const problem = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(problem <= 0, 'the page is wider than the screen');

    // Nothing in the picture can be pressed.
    await phone.locator('[data-screen] a, [data-screen] button').first().click({ force: true });
    assert.equal(await screenIn(viewer), 'mine');
    await axeOn(page);
    assert.deepEqual(problems, []);
    await viewer.context.close();
  },
  LONG,
);

test(
  'what is no recording is refused in a sentence, and the next file opens',
  async (tools) => {
    const viewer = await openViewer(tools, '{"payload":7}', SMALL);
    const { page, problems } = viewer;
    const alert = page.getByRole('alert');
    assert.equal(await alert.innerText(), '文件已损坏：操作记录读不出来');
    const choose = async (text: string) => {
      await page.getByLabel('选择录制文件').setInputFiles(fileOf(text));
    };
    const refused = async (text: string, sentence: string) => {
      await choose(text);
      await page.getByText(sentence, { exact: true }).waitFor();
    };
    await refused('<html>', '这不是录制文件：内容读不懂');
    await refused(sample({ format: 9 }), '这段录制来自更新的版本，请用新版回放页打开');
    await refused(' '.repeat(9 * 1_048_576), '文件有9 MB，录制文件不超过1 MB，请确认是否选错');
    await page.screenshot({ path: 'test/browser/out/replay-refused.png' });
    const hostile = [
      { type: 'nobody/knows' },
      { type: 'chargeApi/executeQuery/fulfilled', meta: { requestId: 'x', arg: { queryCacheKey: 'q' } } },
      { type: 'route/routeChanged', payload: null },
      { type: 'drafts/draftChanged', payload: { form: '__proto__', value: { polluted: 1 }, changedAtMs: 0 } },
      ...ACTIONS.slice(1, 2),
    ];
    await choose(sample({ payload: JSON.stringify(hostile), times: [1, 2, 3, 4, 5], notes: [] }));
    await drawn(viewer, 0);
    await page.getByLabel('全部动作').check();
    for (let step = 1; step <= hostile.length; step += 1) await press(viewer, '下一步');
    assert.equal(await screenIn(viewer), 'mine');
    assert.equal(await viewer.phone.locator('html').evaluate(() => 'polluted' in {}), false);
    assert.deepEqual(problems, []);
    await viewer.context.close();
  },
  LONG,
);

test(
  'a file is dropped on the empty page, on the phone and on the list; each time it is the one that is shown',
  async (tools) => {
    const viewer = await openViewer(tools, null, SMALL);
    const { page, problems, elsewhere } = viewer;
    const folder = mkdtempSync(path.join(tmpdir(), 'dropped-'));
    const browser = await page.context().newCDPSession(page);
    let dropped = 0;
    const drop = async (x: number, y: number) => {
      dropped += 1;
      const file = path.join(folder, `${String(dropped)}.json`);
      writeFileSync(file, sample({ version: `drop-${String(dropped)}` }));
      const data = { items: [], files: [file], dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await browser.send('Input.dispatchDragEvent', { type, x, y, data });
      await page.getByText(`录制版本 drop-${String(dropped)}，回放版本`).waitFor();
      await drawn(viewer, 0);
    };
    await drop(500, 400);
    const box = await page.locator('iframe').boundingBox();
    assert.ok(box !== null);
    await drop(box.x + box.width / 2, box.y + box.height / 2);
    await drop(900, 500);
    assert.equal(page.context().pages().length, 1);
    assert.deepEqual([...elsewhere], []);
    assert.deepEqual(problems, []);
    rmSync(folder, { recursive: true });
    await viewer.context.close();
  },
  LONG,
);
