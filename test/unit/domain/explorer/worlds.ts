import { isUnknownDriver } from '@/domain/unknownDriver';

import { bill, type Setting } from '../simulation/cast';
import { type Beginning, beginningsOf, code, KIND, RARE } from '../simulation/events';
import type { Simulation } from '../simulation/Simulation';

/** Something that may happen next. */
export interface Event {
  readonly name: string;
  /** As `Simulation.play` takes it. */
  readonly code: number;
  /** Whether it may change anything. */
  isPossible(device: Simulation): boolean;
}

/** What the explorer visits. */
export interface World {
  readonly name: string;
  readonly setting: Setting;
  readonly beginnings: readonly (Beginning & {
    /** As how many events it counts: what follows it is visited to a depth that is so much less. */
    readonly at: number;
  })[];
  readonly events: readonly Event[];
}

const flag = 1;
type Step = 'opening' | 'handedToHost' | 'confirming';

/** The worker of this tab that takes this step. */
const isAt =
  (tab: number, ...steps: readonly Step[]) =>
  ({ tabs }: Simulation): boolean =>
    [...tabs[tab]!.workers.values()].some(({ attempt }) => (steps as readonly string[]).includes(attempt.step));
/** A tab that has no work may begin some. Where the other one has, the lock stops it. */
const mayBeginIn =
  (tab: number) =>
  ({ tabs, rules }: Simulation): boolean =>
    (rules.hasLocks() ? tabs : [tabs[tab]!]).every(({ workers }) => workers.size === 0);
const isIdle = ({ tabs }: Simulation): boolean => tabs.every(({ workers }) => workers.size === 0);
/** Storage refuses one write at a time: none is refused now, and what was refused before is stored since. */
const isNeverRefused = ({ tabs, server }: Simulation): boolean =>
  server.unrecorded.size === 0 &&
  tabs.every(({ isRefused, unstored }) => !isRefused && Object.keys(unstored).length === 0);
const hasAttempts = (device: Simulation): boolean => device.everywhere().length > 0;
const isVisitor = ({ driver }: Simulation): boolean => driver === '';
const hasOrder = ({ server }: Simulation): boolean => server.orders.length > 0;

const event = (
  name: string,
  kind: number,
  choices: Parameters<typeof code>[1],
  isPossible: Event['isPossible'],
): Event => ({
  name,
  code: code(kind, choices),
  isPossible,
});

/** What happens in one tab. */
function eventsOf(tab: number): readonly Event[] {
  const at = (...steps: readonly Step[]) => isAt(tab, ...steps);
  const mayBegin = mayBeginIn(tab);
  const workers = ({ tabs }: Simulation) => [...tabs[tab]!.workers.values()];
  const isAnswered = (device: Simulation) => workers(device).some(({ answer }) => answer !== null);
  const mayQuery = at('confirming', 'handedToHost');
  const isRepeating = (device: Simulation) => workers(device).some(({ attempt }) => attempt.isRepeating === true);
  const isWatching = ({ tabs }: Simulation) => tabs[tab]!.watches.length > 0;
  const isLeft = (device: Simulation) => isIdle(device) && hasAttempts(device);
  const one = (name: string, kind: number, choices: object, isPossible: Event['isPossible']) =>
    event(`tab ${String(tab + 1)}: ${name}`, kind, { tab, ...choices }, isPossible);
  return [
    one('the driver pays', KIND.tap, { heard: 7 }, mayBegin),
    one('the driver pays, and the answers about what blocks it are lost', KIND.tap, {}, isLeft),
    one('hears that the order is open', KIND.hearOpened, {}, at('opening')),
    one('hears that the order is refused', KIND.hearOpened, { flag }, at('opening')),
    one('the answer of payCharges is lost', KIND.loseOpened, {}, at('opening')),
    one('the cashier says that it was paid', KIND.host, { pick: 0 }, at('handedToHost')),
    one('the driver cancels at the cashier', KIND.host, { pick: 1 }, at('handedToHost')),
    one('the cashier says nothing', KIND.host, { pick: 5 }, at('handedToHost')),
    one('asks the server', KIND.ask, {}, (device) => mayQuery(device) && !isAnswered(device)),
    one('hears the answer', KIND.ask, { flag }, (device) => mayQuery(device) && isAnswered(device)),
    one('the answer is lost', KIND.ask, {}, (device) => mayQuery(device) && isAnswered(device)),
    one('polling ends', KIND.lastQuestion, { pick: 5 }, at('confirming')),
    one('is killed and opened again', KIND.kill, { pick: 4 }, hasAttempts),
    one('is looked at again', KIND.comeBack, {}, hasAttempts),
    one('the driver goes on with the order', KIND.goOn, { heard: 7 }, at('confirming')),
    one('the driver sends the request again', KIND.repeat, {}, hasAttempts),
    one('hears the answer to the repeat', KIND.hearRepeat, { flag }, isRepeating),
    one('the repeat is refused', KIND.hearRepeat, { pick: 5 }, isRepeating),
    one('the answer to the repeat is lost', KIND.hearRepeat, {}, isRepeating),
    one('the driver closes the order', KIND.otherWay, { flag }, isLeft),
    one('the driver closes the order, and the answer is lost', KIND.otherWay, {}, isLeft),
    one('the driver closes the order, and the request is lost', KIND.otherWay, { pick: 1 }, isLeft),
    one('the driver closes the order, and the answer is 500', KIND.otherWay, { pick: 6, flag }, isLeft),
    one('the driver closes the order, and 500 is all that comes of it', KIND.otherWay, { pick: 7, flag }, isLeft),
    one('asks about the money', KIND.watch, {}, hasAttempts),
    one('hears about the money', KIND.hearWatch, { flag }, isWatching),
    one('the answer about the money is lost', KIND.hearWatch, {}, isWatching),
    one('storage refuses its next write', RARE.refuseWrite, {}, isNeverRefused),
  ];
}

/** No more requests than that are on their way at once. */
const POSTS = [0, 1, 2];

/** What happens elsewhere: at the server, at the cashier, in the network, and to the clock. */
const OUTSIDE: readonly Event[] = [
  ...POSTS.map((pick) =>
    event(`request ${String(pick + 1)} arrives`, KIND.arrive, { pick }, ({ server: { posts } }) => {
      const post = posts[pick];
      return post !== undefined && !post.hasArrived && !post.isRefused;
    }),
  ),
  ...[0, 1].flatMap((pick) => [
    event(`order ${String(pick + 1)} is paid`, KIND.pay, { pick }, ({ server }) => server.orders.length > pick),
    event(`order ${String(pick + 1)} is closed`, KIND.end, { pick }, ({ server }) => server.orders.length > pick),
  ]),
  event('an order is being paid', KIND.pay, { flag }, hasOrder),
  event('what was being paid is paid', KIND.paid, {}, hasOrder),
  event('what was being paid has failed', KIND.end, { flag }, hasOrder),
  event('money comes for a closed order', KIND.payLate, { flag }, hasOrder),
  event('money for a closed order goes back', KIND.payLate, {}, hasOrder),
  event('money goes back', KIND.giveBack, {}, hasOrder),
  event('the bill is due again', KIND.goOn, { flag }, hasOrder),
  event('4 s pass', KIND.passSeconds, { flag }, hasAttempts),
  event('11 s pass', KIND.passSeconds, {}, hasAttempts),
  event('the phone sleeps for 13 h', RARE.sleep, { pick: 3 }, hasAttempts),
  event('the driver signs out', KIND.signIn, { pick: 3 }, ({ driver }) => driver !== ''),
  event('the driver signs in', KIND.signIn, {}, isVisitor),
  event(
    'the driver signs in, and the answer does not say who it is',
    KIND.signIn,
    { pick: 6, flag, heard: 4 },
    isVisitor,
  ),
  event('the server says who it is', KIND.signIn, { pick: 5, flag, heard: 4 }, ({ driver }) => isUnknownDriver(driver)),
];

const isClockRight = ({ aheadMs }: Simulation): boolean => aheadMs === 0;
/** The clock is set once. */
const CLOCK: readonly Event[] = [
  event('the clock jumps 25 h ahead', KIND.setClock, { pick: 0 }, isClockRight),
  event('the clock jumps 40 s ahead', KIND.setClock, { pick: 1 }, isClockRight),
  event('the clock jumps 25 h back', KIND.setClock, { pick: 3 }, isClockRight),
  event('a call tells the pages the time', KIND.doubtTime, { flag }, ({ isTimeKnown }) => !isTimeKnown),
];

const setting = (knowsRequests: boolean, knowsRepeats: boolean): Setting => ({
  cast: [bill('A')],
  hasFree: false,
  knowsRequests,
  knowsRepeats,
});

/** What takes a driver many events, and is gone on from for three or four more. */
const LATER = 4;

const world = (name: string, knowsRequests: boolean, knowsRepeats: boolean): World => ({
  name,
  setting: setting(knowsRequests, knowsRepeats),
  beginnings: beginningsOf(0).map((beginning) => ({ ...beginning, at: beginning.codes.length === 0 ? 0 : LATER })),
  events: [...eventsOf(0), ...eventsOf(1), ...OUTSIDE, ...CLOCK],
});

/** One bill, at each kind of server. */
export const WORLDS = {
  knowing: world('a server that knows requests', true, true),
  twice: world('a server that opens a second order for a repeat', true, false),
  plain: world('a gateway that cannot look up requests', false, true),
} as const;

/** The world as it is from one beginning alone. */
export const startingAt = (whole: World, name: string): World => ({
  ...whole,
  beginnings: whole.beginnings.flatMap((beginning) => (beginning.name === name ? [{ ...beginning, at: 0 }] : [])),
});
