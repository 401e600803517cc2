import { wellFormed } from '@/lib/wellFormed';
import { type PathName, paths } from '@/navigation/paths';
import { queries } from '@/navigation/queries';

import { hostileStrings } from '../corpus/hostileStrings';
import { goodVisit, withoutGoodVisit } from '../data/goodVisits';
import { built, builtVisits, isBuilt, WHO } from '../support/builtVisits';
import { rotation } from '../support/poison';
import { isFull, isWalked, tell } from '../support/thoroughness';
import { isBlank, leaks, walkingApp } from '../support/walkingApp';

jest.setTimeout(isFull ? 3_600_000 : 300_000);

/** What a text would leave in the page if it were taken for more than a text. */
const PLANTED =
  'script, iframe, object, embed, base, meta, [onerror], [onload], [onclick], [onfocus], [onmouseover], a[href^="javascript:" i], a[href^="data:" i]';
const complaints = jest.spyOn(console, 'error');
const alerts = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
const thrown: string[] = [];
const onError = (event: ErrorEvent) => void thrown.push(event.message);

beforeAll(() => {
  window.addEventListener('error', onError);
});
afterAll(() => {
  window.removeEventListener('error', onError);
  complaints.mockRestore();
  alerts.mockRestore();
});

type App = Awaited<ReturnType<typeof walkingApp>>;

/** What a text has done to the page and should not have. */
const harmOf = (app: App): string[] => [
  ...[...document.body.querySelectorAll(PLANTED)].map((element) => element.outerHTML.slice(0, 100)),
  ...(isBlank() ? ['a blank page'] : []),
  ...app.outside.left.splice(0).map((href) => `left for ${href}`),
  ...app.outside.reports.splice(0).map((report) => `reported: ${String(report)}`),
  ...complaints.mock.calls.splice(0).map(([first]) => `complained: ${String(first).slice(0, 200)}`),
  ...alerts.mock.calls.splice(0).map(() => 'a script ran'),
  ...thrown.splice(0),
];

const shown = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');
const begin = (text: string) => JSON.stringify(text.slice(0, 60));

it('every screen that needs parameters has a good address in test/data/goodVisits.ts', () => {
  expect(built.length).toBeGreaterThan(20);
  expect(withoutGoodVisit(built)).toEqual([]);
});

describe('a malformed address throws nothing and leaves no page blank', () => {
  const names = (Object.keys(queries) as (keyof typeof queries)[]).filter((name) => name in paths);
  let visited = 0;

  afterAll(() => {
    tell(`malformed addresses visited: ${String(visited)}, ${String(names.length)} routes with parameters`);
  });

  /** Encoded as a link would be, and as a stranger would write it. */
  const written = [(text: string) => encodeURIComponent(wellFormed(text)), (text: string) => text];

  test.each(WHO)('%s', async (who) => {
    const app = await walkingApp(goodVisit('notFound', who));
    const found: Record<string, string[]> = {};
    for (const name of names) {
      const good = new URLSearchParams(goodVisit(name, who).at(app.world).split('?')[1]);
      for (const key of Object.keys(queries[name])) {
        const rest = [...good].filter(([other]) => other !== key).map(([other, value]) => `${other}=${value}`);
        for (const [at, text] of hostileStrings.entries()) {
          // Routes that are not built share a screen, which reads no parameter.
          const [short, full] = isBuilt(name) ? [40, 1] : [800, 20];
          if (!isWalked(`${who} ${name} ${key} ${String(at)}`, short, full)) continue;
          const write = written[at % written.length] ?? String;
          visited += 1;
          await app.goTo(`${encodeURI(paths[name])}?${[...rest, `${key}=${write(text)}`].join('&')}`);
          const problems = harmOf(app);
          if (shown() !== name) problems.push(`shows ${shown() ?? 'nothing'}`);
          if (!/NaN|null|undefined|object/.test(text)) problems.push(...leaks());
          if (problems.length > 0) found[`${name} ${key}=${begin(text)}`] = problems;
        }
      }
    }
    expect(found).toEqual({});
  });
});

describe('whatever is pasted into a field stays a text, and a short one', () => {
  /** The most that any field takes; a longer text is cut by the field itself. */
  const MOST = 200;
  const WRITTEN = 'input:not([type="radio"]):not([type="checkbox"]):not([type="file"]), textarea, [contenteditable]';
  let pasted = 0;
  const seen = new Set<string>();

  afterAll(() => {
    tell(`hostile texts pasted: ${String(pasted)}, into ${String(seen.size)} fields`);
  });

  const nameOf = (field: Element) => field.getAttribute('aria-label') ?? field.id;
  const fields = () => [...document.querySelectorAll<HTMLInputElement>(WRITTEN)];
  const wordsOf = (field: HTMLInputElement) => field.labels?.[0]?.textContent ?? nameOf(field);

  async function pasteInto(app: App, where: string, name: PathName): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    for (const [index, first] of fields().entries()) {
      const what = `${where}: ${wordsOf(first)}`;
      if (seen.has(what)) continue;
      seen.add(what);
      for (const [at, text] of hostileStrings.entries()) {
        const field = fields()[index];
        if (text === '' || field === undefined || !isWalked(`${what} ${String(at)}`, 12)) continue;
        pasted += 1;
        if (field.disabled) continue;
        await app.user.clear(field);
        await app.user.paste(text);
        const length = field.value.length;
        await app.user.keyboard('{Enter}');
        const problems = harmOf(app);
        if (length > MOST) problems.push(`took ${String(length)} letters`);
        if (shown() !== name) problems.push(`shows ${shown() ?? 'nothing'}`);
        if (problems.length > 0) found[`${what} ${begin(text)}`] = problems;
        if (shown() !== name) await app.goTo(app.address);
      }
    }
    return found;
  }

  test.each(builtVisits.map((visit) => [visit.name, visit.who, visit] as const))('%s, %s', async (name, who, visit) => {
    const app = await walkingApp(visit);
    let found = await pasteInto(app, `${name}, ${who}`, name);
    // What stands behind another choice: signing in with a code instead of a password.
    const choices = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:checked)')];
    for (const choice of choices) {
      if (!choice.isConnected || choice.disabled) continue;
      await app.user.click(choice);
      await app.settle();
      found = { ...found, ...(await pasteInto(app, `${name}, ${who}`, name)) };
    }
    expect(found).toEqual({});
  });

  // A test of its own: `-t` may walk one screen.
  it('has found the fields of all screens', () => {
    expect(seen.size).toBeGreaterThan(12);
  });
});

it('a picture of a stay is asked for over https or not at all', async () => {
  const hostile = rotation(
    hostileStrings.filter((text) => text !== ''),
    0,
  );
  const addresses: string[] = ['https://pictures.example/1.jpg'];
  while (addresses.length < hostileStrings.length) addresses.push(hostile());
  const app = await walkingApp(goodVisit('payPage', 'driver'), (data, { key }) =>
    key === 'POST charge/v2/api/parkOrders/msp/detail'
      ? { ...(data as object), pictures: addresses.map((picUrl) => ({ picUrl, picType: 1, time: '' })) }
      : data,
  );
  await app.user.click(await app.screen.findByText('看照片'));
  const sources = [...document.querySelectorAll('figure img')].map((picture) => picture.getAttribute('src') ?? '');
  expect(sources[0]).toBe('https://pictures.example/1.jpg');
  expect(sources.filter((source) => !/^(https:\/\/|\/(?!\/))/i.test(source))).toEqual([]);
});
