import fc from 'fast-check';

import { MAX_SETTING } from './cast';

/** The kinds of event. Those from 16 on need bit 14 of the code. */
export const KIND = {
  tap: 0,
  arrive: 2,
  hearOpened: 3,
  loseOpened: 4,
  /** An open order is paid, or goes on to be paid. */
  pay: 5,
  /** An order that is being paid is paid. */
  paid: 6,
  /** An unpaid order is closed; with the flag, one that is being paid fails. */
  end: 7,
  host: 8,
  ask: 9,
  lastQuestion: 11,
  kill: 12,
  comeBack: 13,
  passSeconds: 14,
  /** The driver goes on with the order; with the flag, a bill that was paid is due again. */
  goOn: 15,
  payLate: 16,
  giveBack: 17,
  payPartly: 18,
  /** With the flag, 4 or more heard and pick 6 or 7 the answer does not say who has signed in; with pick 5 the server says it. */
  signIn: 19,
  passLong: 20,
  watch: 21,
  hearWatch: 22,
  bill: 23,
  /** The driver wants another way to pay. With an even pick the server closes the order, with the flag its answer is heard, which is a server error with a pick over 5. */
  otherWay: 24,
  /** The driver has the request sent again. With the flag the response is heard, with a pick over 4 it is a refusal. */
  repeat: 25,
  hearRepeat: 26,
  /** The device's clock is set: by 25 h, 40 s, and back. */
  setClock: 30,
  /** The phone slept, and no call has confirmed the time yet; with the flag, one has. */
  doubtTime: 31,
} as const;

/** What the explorer plays, and no random run. */
export const RARE = {
  /** The phone sleeps for a long time. */
  sleep: 32,
  /** Storage refuses the next write of the tab. */
  refuseWrite: 33,
} as const;

interface Choices {
  readonly tab?: number;
  readonly item?: number;
  readonly pick?: number;
  readonly flag?: number;
  readonly heard?: number;
}

/** An event as a number: its kind, tab and thing, and its random choices. */
export const code = (kind: number, { tab = 0, item = 0, pick = 0, flag = 0, heard = 0 }: Choices = {}): number =>
  (kind & 15) | (tab << 4) | (item << 5) | (pick << 7) | (flag << 10) | (heard << 11) | ((kind >> 4) << 14);

/** Every number up to this is an event. */
export const MAX_EVENT = 0x7fff;

const flag = 1;
const opened = (item: number, pick = 0) => [
  code(KIND.tap, { item }),
  code(KIND.arrive, { pick }),
  code(KIND.hearOpened, { item }),
];
const asked = (item: number) => [code(KIND.ask, { item }), code(KIND.ask, { item, flag })];
const settled = (item: number) => [...opened(item), code(KIND.pay), ...asked(item), code(KIND.passSeconds)];
const cancelled = (item: number, pick = 0) => [
  ...opened(item, pick),
  code(KIND.host, { item, pick: 1 }),
  ...asked(item),
];
const closed = (item: number) => [...opened(item), code(KIND.end), ...asked(item)];
const again = (item: number) => [...closed(item), ...opened(item, 1)];
const paidAgain = (item: number) => [...again(item), code(KIND.pay), ...asked(item), code(KIND.passSeconds)];
const closedThenOther = (item: number) => [...closed(item), ...cancelled((item + 2) % 3, 1)];
/** Late money has paid some of what another order, which is still open, is for. */
const paidBesideOpen = (item: number) => [
  ...closedThenOther(item),
  code(KIND.passSeconds),
  code(KIND.payLate, { flag }),
  code(KIND.watch, { item }),
  code(KIND.hearWatch, { flag }),
];
const goesOnBesidePaid = (item: number) => [
  ...paidBesideOpen(item),
  code(KIND.tap, { item: (item + 2) % 3, heard: 7 }),
];
/** The hold runs out while the cashier takes the money. */
const outlived = (item: number) => [...opened(item), code(KIND.pay, { flag }), code(KIND.passLong, { pick: 1 })];
/** The answer to the request for an order is lost, and the request itself is still on its way. */
const lost = (item: number) => [code(KIND.tap, { item, flag }), code(KIND.loseOpened, { item }), ...asked(item)];
/** The same, for an order that needs a cashier. */
const lostOrder = (item: number) => [code(KIND.tap, { item }), code(KIND.loseOpened, { item }), ...asked(item)];
/** The request is sent again, and the response to that is heard. With `pick` 1 the first request has arrived as well. */
const repeated = (item: number) => [
  ...lostOrder(item),
  code(KIND.passSeconds),
  code(KIND.repeat, { item }),
  code(KIND.arrive),
  code(KIND.arrive, { pick: 1 }),
  code(KIND.hearRepeat, { item, flag }),
];
/** The first order is found while the second one is on its way. */
const foundWhileRepeating = (item: number) => [
  ...lostOrder(item),
  code(KIND.passSeconds),
  code(KIND.repeat, { item }),
  code(KIND.arrive),
  ...asked(item),
  code(KIND.arrive, { pick: 1 }),
  code(KIND.hearRepeat, { item, flag }),
];
/** The driver wants to go on with the first order, while the second one is on its way. */
const goesOnWhileRepeating = (item: number) => [
  ...lostOrder(item),
  code(KIND.passSeconds),
  code(KIND.repeat, { item }),
  code(KIND.arrive),
  ...asked(item),
  code(KIND.tap, { item, heard: 7 }),
  code(KIND.arrive, { pick: 1 }),
  code(KIND.hearRepeat, { item, flag }),
];
/** One of two orders for one request is paid, and the money goes back, while the other one is open. */
const returnedBesideOpen = (item: number) => [
  ...repeated(item),
  code(KIND.pay),
  ...asked(item),
  code(KIND.passSeconds),
  code(KIND.giveBack),
  code(KIND.watch, { item }),
  code(KIND.hearWatch, { flag }),
  code(KIND.tap, { item, heard: 7 }),
  code(KIND.arrive, { pick: 2 }),
];
/** The repeat is on its way when the first request cannot arrive any more. */
const repeatedLate = (item: number) => [
  ...lostOrder(item),
  code(KIND.passSeconds),
  code(KIND.passSeconds),
  code(KIND.repeat, { item }),
  code(KIND.passSeconds),
  ...asked(item),
];
/** The clock of the device jumps while the response to a request for an order is lost. */
const lostWhileSet = (item: number, pick = 0) => [
  code(KIND.tap, { item, flag }),
  code(KIND.loseOpened, { item }),
  code(KIND.setClock, { pick }),
  ...asked(item),
  code(KIND.kill, { pick: 4 }),
  code(KIND.tap, { item, heard: 7 }),
];
/** Another driver has left an order unpaid. */
const leftByOther = (item: number) => [code(KIND.signIn, { pick: 1 }), ...cancelled(item), code(KIND.signIn)];
/** Storage refuses what the server has said to one tab, so that the other one waits until the request cannot arrive any more. */
const refusedThenOther = (item: number) => [
  code(KIND.tap, { item }),
  code(RARE.refuseWrite),
  code(KIND.hearOpened, { item, flag }),
  ...[1, 2, 3].map(() => code(KIND.passSeconds)),
  code(KIND.tap, { item, tab: 1, heard: 7 }),
];
/** The driver signs in again, and the answer does not say who it is. */
const signedInNameless = [code(KIND.signIn, { pick: 3 }), code(KIND.signIn, { pick: 6, flag, heard: 4 })];
/** Late money is found, and goes back, while a second order is being opened. */
const foundWhileOpening = (item: number) => [
  ...closed(item),
  code(KIND.tap, { item }),
  code(KIND.passSeconds),
  code(KIND.payLate),
  code(KIND.watch, { item }),
  code(KIND.arrive, { pick: 1 }),
  code(KIND.hearOpened, { item }),
  code(KIND.hearWatch, { flag }),
];

/** The driver has left an order and wants another way to pay. */
const otherWay = (item: number) => [...cancelled(item), code(KIND.otherWay, { item, flag })];

/** Where a run begins: what takes a driver many steps. Without these, most runs would never come to a second order. */
const BEGINNINGS = [
  () => [],
  opened,
  cancelled,
  closed,
  again,
  paidAgain,
  settled,
  closedThenOther,
  paidBesideOpen,
  goesOnBesidePaid,
  outlived,
  lost,
  leftByOther,
  foundWhileOpening,
  otherWay,
  repeated,
  foundWhileRepeating,
  goesOnWhileRepeating,
  returnedBesideOpen,
  repeatedLate,
  lostWhileSet,
];

export interface Beginning {
  readonly name: string;
  readonly codes: readonly number[];
}

/** The beginnings of the explorer, which visits whatever can follow. They need one bill alone. */
export const beginningsOf = (item: number): readonly Beginning[] => [
  { name: 'nothing has happened', codes: [] },
  { name: 'the cashier is open', codes: opened(item) },
  { name: 'the driver has cancelled', codes: cancelled(item) },
  { name: 'the order is closed', codes: closed(item) },
  { name: 'a second order is open after a closed one', codes: again(item) },
  { name: 'the bill is paid', codes: settled(item) },
  { name: 'the answer of payCharges is lost', codes: lostOrder(item) },
  {
    name: 'the request was sent again',
    codes: [...lostOrder(item), code(KIND.passSeconds), code(KIND.repeat, { item })],
  },
  { name: 'a driver who is not known yet is at the cashier', codes: [...signedInNameless, ...opened(item)] },
  { name: 'storage has refused a write of tab 1, and the driver pays in tab 2', codes: refusedThenOther(item) },
];

const choice = fc.record({
  tab: fc.constantFrom(0, 0, 0, 1),
  item: fc.constantFrom(0, 0, 1, 2),
  pick: fc.constantFrom(0, 0, 1, 2, 3, 4, 5, 6, 7),
  flag: fc.nat({ max: 1 }),
  heard: fc.constantFrom(7, 7, 0, 1),
});
const kind = fc.constantFrom(
  ...Object.values(KIND),
  ...[
    KIND.tap,
    KIND.arrive,
    KIND.hearOpened,
    KIND.ask,
    KIND.ask,
    KIND.payLate,
    KIND.watch,
    KIND.hearWatch,
    KIND.otherWay,
    KIND.repeat,
    KIND.hearRepeat,
  ],
);

/** A run: what is on sale, and the events. Some of it is likely, and all of it is possible. */
export const runs = fc.tuple(
  fc.nat({ max: MAX_SETTING }),
  fc.tuple(fc.constantFrom(...BEGINNINGS), fc.nat({ max: 2 })).map(([begin, item]) => begin(item)),
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(kind, choice).map(([one, choices]) => code(one, choices)) },
      { weight: 1, arbitrary: fc.nat({ max: MAX_EVENT }) },
    ),
    { maxLength: 80, size: 'max' },
  ),
);
