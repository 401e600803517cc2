import type { GoodVisit } from '../data/goodVisits';
import type { Change } from './answersOnTheWay';
import { type BodyFault, bodyFaults } from './bodyFaults';
import { type Breakage, brokenOneByOne, filled } from './goodAnswers';
import { poisoned } from './poison';
import { shownScreen } from './seen';
import { type Shard, testEach, visitsOf } from './shards';
import { isFull, isWalked, partOf, pickFor, sampled, tell } from './thoroughness';
import { isBlank, leaks, walkingApp } from './walkingApp';

/** In a short run a field that is known from another screen is broken on one screen in so many. */
const ELSEWHERE = 24;
/** A short run breaks at most so many fields on a visit, and so many whole answers: what it costs grows with the routes and no faster. */
const MOST_FIELDS = 8;
const MOST_BODIES = 3;

type App = Awaited<ReturnType<typeof walkingApp>>;
type Asked = Parameters<Change>[1];

interface Broken {
  readonly key: string;
  /** The call and the field. */
  readonly field: string;
  readonly way: Breakage;
}

/**
 * The built routes of a shard, on a line whose answers are broken one at a time: field by field, and whole.
 *
 * In a short run a field is broken in one way where a screen of the shard asks for it first, and elsewhere now and then. A visit that
 * has more of them than it may break leaves the others to the next one that asks the same call. In a full run a field is broken in every way where it
 * is asked for first, and on every other screen it is missing, null and of another type. A call meets one fault where a
 * screen asks for it first, and in a full run every fault on every route.
 */
export function walkHostile(shard: Shard): void {
  jest.setTimeout(isFull ? 3_600_000 : 300_000);
  const visits = visitsOf(shard);
  const complaints = jest.spyOn(console, 'error');
  const walked = new Set<string>();
  const met = new Set<string>();
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
      `hostile walk ${String(shard.shard)} of ${String(shard.of)}: ${String(broken)} broken answers, ${String(walked.size)} of ${String(met.size)} ` +
        `fields, ${String(faulty)} faulty bodies, on ${String(visits.length)} visits, in ${String(seconds)} s`,
    );
  });

  /** What is wrong with the page in view, under the name of what was done to it. */
  function judge(found: Record<string, string[]>, app: App, screens: readonly string[], what: string): void {
    const screen = shownScreen() ?? 'nothing';
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

  /** What is broken on a visit, of all that it asked for. */
  function chosenOf(visit: GoodVisit, good: ReadonlyMap<string, { data: unknown; call: Asked }>): readonly Broken[] {
    const place = `${visit.name}, ${visit.who}`;
    const isNew = ({ field }: Broken) => !walked.has(field);
    const all = [...good].flatMap(([key, { data, call }]) =>
      brokenOneByOne(data, call.endpoint.answer).flatMap((ways): Broken[] => {
        const field = `${key} ${ways[0]?.field ?? ''}`;
        met.add(field);
        const [missing, nulled, ...mistyped] = ways;
        const oneOfEach = [missing, nulled, pickFor(`${place} ${field}`, mistyped)].filter((way) => way !== undefined);
        const chosen = !isFull ? [pickFor(field, oneOfEach)] : walked.has(field) ? oneOfEach : ways;
        return chosen
          .map((way) => ({ key, field, way }))
          .filter((one) => isNew(one) || isWalked(`${place} ${key} ${one.way.name}`, ELSEWHERE));
      }),
    );
    // Fields of its own part come first, so that the shards do not all break the same fields of the calls that every screen asks.
    const isOurs = (one: Broken) => isNew(one) && partOf(one.field, shard.of) === shard.shard - 1;
    const taken = sampled(all, MOST_FIELDS, ({ field }) => `${place} ${field}`, isOurs);
    for (const { field } of taken) walked.add(field);
    return taken;
  }

  async function breakFields(visit: GoodVisit, app: App, fields: readonly Broken[]) {
    const found: Record<string, string[]> = {};
    for (const { key, way } of fields) {
      broken += 1;
      app.line.change = (whole, asked) => (asked.key === key ? way.data : whole);
      await app.again(key);
      judge(found, app, [visit.name], `${key} ${way.name}`);
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
    testEach(
      visits.map((visit) => [`${visit.name}, ${visit.who}`, visit] as const),
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
        Object.assign(found, await breakFields(visit, app, chosenOf(visit, good)));

        app.line.change = (data, { endpoint }) =>
          poisoned(filled(data, endpoint.answer.strict), endpoint.answer.strict, 'texts', () => 'text');
        await app.again(...good.keys());
        judge(found, app, [visit.name], 'every text the same');
        app.line.change = (data) => data;

        const faults = sampled(
          [...good.keys()].flatMap((key) =>
            bodyFaults
              .map((fault) => ({ key, fault, what: `${place} ${key} ${fault.name}` }))
              .filter(({ fault }) => isFull || (!asked.has(key) && fault === pickFor(key, bodyFaults))),
          ),
          MOST_BODIES,
          ({ what }) => what,
        );
        for (const { key } of faults) asked.add(key);
        for (const { key, fault, what } of faults.filter(({ fault: { endsSession } }) => endsSession !== true)) {
          await meet(app, key, fault);
          judge(found, app, [visit.name], what);
        }
        app.stop();
        for (const { key, fault, what } of faults.filter(({ fault: { endsSession } }) => endsSession === true)) {
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
