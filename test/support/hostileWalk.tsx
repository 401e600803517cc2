import type { GoodVisit } from '../data/goodVisits';
import type { Change } from './answersOnTheWay';
import { type BodyFault, bodyFaults } from './bodyFaults';
import { builtVisits } from './builtVisits';
import { brokenOneByOne, filled } from './goodAnswers';
import { poisoned } from './poison';
import { isFull, isWalked, partOf, pickFor, tell } from './thoroughness';
import { isBlank, leaks, walkingApp } from './walkingApp';

/** In a short run a field that is known from another screen is broken on one screen in so many. */
const ELSEWHERE = 24;
const HALVES = 2;

type App = Awaited<ReturnType<typeof walkingApp>>;
type Asked = Parameters<Change>[1];

/**
 * Every built route, on a line whose answers are broken one at a time: field by field, and whole. Each half meets half of the
 * fields and half of the faults on every route, so that two workers walk at once.
 *
 * In a short run a field is broken in one way where a screen asks for it first, and elsewhere now and then. In a full run it is
 * broken in every way there, and on every other screen it is missing, null and of another type. A call meets one fault where a
 * screen asks for it first, and in a full run every fault on every route.
 */
export function walkHalf(half: 0 | 1): void {
  jest.setTimeout(isFull ? 3_600_000 : 300_000);
  const isMine = (text: string) => partOf(text, HALVES) === half;
  const complaints = jest.spyOn(console, 'error');
  const walked = new Set<string>();
  const asked = new Set<string>();
  const startedAt = Date.now();
  let broken = 0;
  let faulty = 0;

  afterEach(() => {
    complaints.mockClear();
  });
  afterAll(() => {
    complaints.mockRestore();
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    tell(
      `half ${String(half)} of the hostile walk: ${String(broken)} broken answers of ${String(walked.size)} fields, ` +
        `${String(faulty)} faulty bodies, on ${String(builtVisits.length)} visits, in ${String(seconds)} s`,
    );
  });

  /** What is wrong with the page in view, under the name of what was done to it. */
  function judge(found: Record<string, string[]>, app: App, screens: readonly string[], what: string): void {
    const screen = document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? 'nothing';
    const problems = [
      ...leaks(),
      ...(isBlank() ? ['a blank page'] : []),
      ...(screens.includes(screen) ? [] : [`shows ${screen}`]),
      ...app.outside.reports.splice(0).map((report) => `reported: ${String(report)}`),
      ...complaints.mock.calls.splice(0).map(([first]) => `complained: ${String(first).slice(0, 200)}`),
    ];
    if (problems.length > 0) found[what] = [...new Set(problems)];
  }

  /** An app at a good visit, and the good answers that it asked for. */
  async function visited(visit: GoodVisit) {
    const good = new Map<string, { data: unknown; call: Asked }>();
    const app = await walkingApp(visit, (data, call) => {
      if (!good.has(call.key)) good.set(call.key, { data, call });
      return data;
    });
    return { app, good };
  }

  async function breakFields(visit: GoodVisit, app: App, key: string, data: unknown, call: Asked) {
    const found: Record<string, string[]> = {};
    for (const ways of brokenOneByOne(data, call.endpoint.answer)) {
      const field = `${key} ${ways[0]?.field ?? ''}`;
      if (!isMine(field)) continue;
      const isNew = !walked.has(field);
      walked.add(field);
      const [missing, nulled, ...mistyped] = ways;
      const place = `${visit.name}, ${visit.who}`;
      const oneOfEach = [missing, nulled, pickFor(`${place} ${field}`, mistyped)];
      const chosen = !isFull ? [pickFor(field, oneOfEach)] : isNew ? ways : oneOfEach;
      for (const way of chosen) {
        if (way === undefined || !(isNew || isWalked(`${place} ${key} ${way.name}`, ELSEWHERE))) continue;
        broken += 1;
        app.line.change = (whole, asked) => (asked.key === key ? way.data : whole);
        await app.again(key);
        judge(found, app, [visit.name], `${key} ${way.name}`);
      }
    }
    app.line.change = (whole) => whole;
    return found;
  }

  async function meet(app: App, key: string, { bodyOf }: BodyFault) {
    faulty += 1;
    app.line.fault = { key, bodyOf };
    await app.again(key);
    app.line.fault = null;
  }

  describe('a field that is missing, null or mistyped is never read on the screen, nor is a body that is no answer', () => {
    test.each(builtVisits.map((visit) => [`${visit.name}, ${visit.who}`, visit] as const))(
      '%s',
      async (place, visit) => {
        const { app, good } = await visited(visit);
        const found: Record<string, string[]> = {};
        judge(found, app, [visit.name], 'a good visit');
        // What is folded stays open from here on, and is read like the rest.
        for (const fold of document.querySelectorAll(
          'main button[aria-expanded="false"], [data-screen] button[aria-expanded="false"]',
        ))
          await app.user.click(fold);
        judge(found, app, [visit.name], 'unfolded');
        for (const [key, { data, call }] of good) Object.assign(found, await breakFields(visit, app, key, data, call));

        if (isMine(place)) {
          app.line.change = (data, { endpoint }) =>
            poisoned(filled(data, endpoint.answer.strict), endpoint.answer.strict, 'texts', () => 'text');
          await app.again(...good.keys());
          judge(found, app, [visit.name], 'every text the same');
          app.line.change = (data) => data;
        }

        const isNew = (key: string) => !asked.has(key);
        const met = [...good.keys()].flatMap((key) =>
          bodyFaults
            .map((fault) => ({ key, fault, what: `${place} ${key} ${fault.name}` }))
            .filter(
              ({ what, fault }) => isMine(what) && (isFull || (isNew(key) && fault === pickFor(key, bodyFaults))),
            ),
        );
        for (const key of good.keys()) asked.add(key);
        for (const { key, fault, what } of met.filter(({ fault: { endsSession } }) => endsSession !== true)) {
          await meet(app, key, fault);
          judge(found, app, [visit.name], what);
        }
        app.stop();
        for (const { key, fault, what } of met.filter(({ fault: { endsSession } }) => endsSession === true)) {
          const { app: another } = await visited(visit);
          await meet(another, key, fault);
          judge(found, another, [visit.name, 'login', 'loginIndex'], what);
          another.stop();
        }
        expect(found).toEqual({});
      },
    );
  });
}
