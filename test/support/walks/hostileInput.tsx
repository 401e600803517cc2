import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';
import { paths, type ScreenName } from '@/navigation/paths';
import { screenQueryParamRules } from '@/navigation/screenQueryParamRules';

import { hostileStrings } from '../../corpus/hostileStrings';
import { type GoodVisit, goodVisit } from '../../data/goodVisits';
import { shownScreen } from '../seen';
import { VISITORS_ONLY, WHO } from './builtVisits';
import { routesOf, type Shard, walkedRoutes } from './shards';
import { isFull, sampled, tell } from './thoroughness';
import { isBlank, leaks, walkingApp } from './walkingApp';

/**
 * About how many texts a short run tries in the parameters of a route and in the fields of a visit, and the least number for
 * each parameter or field. So the cost grows only with the number of routes.
 */
const BUDGET = { inAddress: 8, inFields: 16 };
const LEAST = { inParameter: 1, inField: 3 };

/** Elements that a text would leave in the page if the page treated it as more than text. */
const PLANTED =
  'script, iframe, object, embed, base, meta, [onerror], [onload], [onclick], [onfocus], [onmouseover], a[href^="javascript:" i], a[href^="data:" i]';

type App = Awaited<ReturnType<typeof walkingApp>>;

/** Watches for harm that a text does to the page. Returns a function that lists the harm since its last call. */
function watchHarm(): (app: App) => string[] {
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

  return (app) => [
    ...[...document.body.querySelectorAll(PLANTED)].map((element) => element.outerHTML.slice(0, 100)),
    ...(isBlank() ? ['a blank page'] : []),
    ...app.outside.left.splice(0).map((href) => `left for ${href}`),
    ...app.outside.reports.splice(0).map((report) => `reported: ${String(report)}`),
    ...complaints.mock.calls.splice(0).map(([first]) => `complained: ${String(first).slice(0, 200)}`),
    ...alerts.mock.calls.splice(0).map(() => 'a script ran'),
    ...thrown.splice(0),
  ];
}

const begin = (text: string) => JSON.stringify(text.slice(0, 60));

/** The routes of a shard, with hostile texts in their addresses. */
export function walkAddresses(shard: Shard): void {
  jest.setTimeout(isFull ? 3_600_000 : 300_000);
  const harmOf = watchHarm();

  describe('a malformed address throws nothing and leaves no page blank', () => {
    const names = routesOf(
      (Object.keys(screenQueryParamRules) as (keyof typeof screenQueryParamRules)[]).filter((name) => name in paths),
      shard,
    );
    let visited = 0;

    afterAll(() => {
      tell(`malformed addresses visited: ${String(visited)}, ${String(names.length)} routes with parameters`);
    });

    /** Encoded as in a link, and raw as a stranger would write it. */
    const written = [(text: string) => encodeURIComponent(stripLoneSurrogates(text)), (text: string) => text];

    test.each(WHO)('%s', async (who) => {
      const app = await walkingApp(goodVisit('notFound', who));
      const found: Record<string, string[]> = {};
      for (const name of names) {
        const good = new URLSearchParams(goodVisit(name, who).at(app.world).split('?')[1]);
        const keys = Object.keys(screenQueryParamRules[name]);
        const most = Math.max(LEAST.inParameter, Math.round(BUDGET.inAddress / keys.length));
        for (const key of keys) {
          const rest = [...good].filter(([other]) => other !== key).map(([other, value]) => `${other}=${value}`);
          const nameOf = ([at]: readonly [number, string]) => `${who} ${name} ${key} ${String(at)}`;
          const texts = [...hostileStrings.entries()];
          const chosen = sampled(texts, most, nameOf);
          for (const [at, text] of chosen) {
            const write = written[at % written.length] ?? String;
            visited += 1;
            await app.goTo(`${encodeURI(paths[name])}?${[...rest, `${key}=${write(text)}`].join('&')}`);
            const problems = harmOf(app);
            const isSentOn = who === 'driver' && VISITORS_ONLY.includes(name);
            if (!isSentOn && shownScreen() !== name) problems.push(`shows ${shownScreen() ?? 'nothing'}`);
            if (!/NaN|null|undefined|object/.test(text)) problems.push(...leaks());
            if (problems.length > 0) found[`${name} ${key}=${begin(text)}`] = problems;
          }
        }
      }
      expect(found).toEqual({});
    });
  });
}

/** No field accepts a longer text: the field itself cuts it. */
const MOST = 200;
/** Enter saves what is no fault, and the form is over. */
const SAVED_LEADS_TO: Readonly<Partial<Record<ScreenName, ScreenName>>> = {
  changeNickname: 'userInfo',
  changeUserName: 'userInfo',
};
const WRITTEN = 'input:not([type="radio"]):not([type="checkbox"]):not([type="file"]), textarea, [contenteditable]';
const OTHER_CHOICE = 'input[type="radio"]:not(:checked)';

const fields = () => [...document.querySelectorAll<HTMLInputElement>(WRITTEN)];
const otherChoices = () => [...document.querySelectorAll<HTMLInputElement>(OTHER_CHOICE)];
const wordsOf = (field: HTMLInputElement) =>
  field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.id;
const texts = [...hostileStrings.entries()].filter(([, text]) => text !== '');

/** Whether the page has something to write into, now or after another choice. */
export const hasFields = (): boolean => fields().length + otherChoices().length > 0;

/** What stands in the fields of the screens that a shard visits: whatever is pasted stays text, limited in length. */
export function pastingOf(shard: Shard) {
  const harmOf = watchHarm();
  let pasted = 0;
  const seen = new Set<string>();

  afterAll(() => {
    tell(`hostile texts pasted: ${String(pasted)}, into ${String(seen.size)} fields`);
  });

  async function pasteInto(app: App, where: string, name: ScreenName): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    const all = fields();
    const most = Math.max(LEAST.inField, Math.round(BUDGET.inFields / all.length));
    for (const [index, first] of all.entries()) {
      const what = `${where}: ${wordsOf(first)}`;
      if (seen.has(what)) continue;
      seen.add(what);
      for (const [, text] of sampled(texts, most, ([at]) => `${what} ${String(at)}`)) {
        const field = fields()[index];
        if (field === undefined) continue;
        pasted += 1;
        if (field.disabled) continue;
        await app.user.clear(field);
        await app.user.paste(text);
        const length = field.value.length;
        await app.user.keyboard('{Enter}');
        const problems = harmOf(app);
        if (length > MOST) problems.push(`took ${String(length)} letters`);
        if (![name, SAVED_LEADS_TO[name]].includes(shownScreen() as ScreenName))
          problems.push(`shows ${shownScreen() ?? 'nothing'}`);
        if (problems.length > 0) found[`${what} ${begin(text)}`] = problems;
        if (shownScreen() !== name) await app.goTo(app.address);
      }
    }
    return found;
  }

  return {
    /** Pastes into each field of the screen, also into those that appear with another choice, such as signing in with a code. */
    async pasteEverywhere(app: App, { title, name }: GoodVisit): Promise<Record<string, string[]>> {
      harmOf(app); // what was done to the page before is judged already
      let found = await pasteInto(app, title, name);
      for (const choice of otherChoices()) {
        if (!choice.isConnected || choice.disabled) continue;
        await app.user.click(choice);
        await app.settle();
        found = { ...found, ...(await pasteInto(app, title, name)) };
      }
      return found;
    },
    /** This is a separate test, because `-t` may walk a single screen. There are more than twelve fields, and each shard has its part of them. */
    testFoundFields() {
      if (walkedRoutes === null)
        test('has found the fields of all screens', () => {
          expect(seen.size).toBeGreaterThan(12 / shard.of);
        });
    },
  };
}
