import fc from 'fast-check';

import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { Pass, PassPeriodPayment, PassProduct, PassQuote } from '@/services/special/passes';

import { wireTime } from '../../../mocks/world/core/clock';
import { LOTS } from '../../../mocks/world/core/seeded';
import { payAtCashier } from '../../../mocks/world/money/payments';
import { REVIEW_MS } from '../../../mocks/world/vehicles/reviews';
import { depth } from '../../support/walks/thoroughness';
import type { List } from '../sellingClient';
import { directCalls, makeSmallWorlds } from '../smallWorld';

const API = 'special/v2/api';
const PAY = 'POST charge/v2/api/payCharges';
const WISHES = [
  { ruleId: 'rule-1', parkId: LOTS.city },
  { ruleId: 'rule-2', parkId: LOTS.city },
  { ruleId: 'rule-3', parkId: LOTS.office },
  { ruleId: 'rule-5', parkId: LOTS.office },
] as const;
const TIMES = [MINUTE_MS, REVIEW_MS, 16 * MINUTE_MS, DAY_MS, 8 * DAY_MS, 32 * DAY_MS] as const;
const PAPER = { ownerName: '林晓', idCard: '11010519491231002X', phone: '13800138000', address: '会展花园2栋1203' };
const MATERIALS = [1, 2].map((materialType) => ({ materialType, picUrl: '/a.jpg' }));
const DAYS = ['startTime', 'endTime'] as const;

/** Mostly the newest one, so that what was begun goes on. */
const small = fc.constantFrom(0, 0, 0, 0, 1, 2);
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const step = fc.oneof(
  often(
    2,
    fc.record({
      is: fc.constant('buy' as const),
      wish: fc.nat({ max: 3 }),
      plate: fc.nat({ max: 2 }),
      again: fc.boolean(),
    }),
  ),
  often(4, fc.record({ is: fc.constant('pay' as const), pass: small, again: fc.boolean() })),
  often(3, fc.record({ is: fc.constant('renew' as const), pass: small, again: fc.boolean() })),
  often(1, fc.record({ is: fc.constant('refund' as const), pass: small })),
  often(1, fc.record({ is: fc.constant('resubmit' as const), pass: small })),
  often(3, fc.record({ is: fc.constant('wait' as const), time: fc.nat({ max: TIMES.length - 1 }) })),
  often(1, fc.record({ is: fc.constant('unclear' as const) })),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const smallWorld = makeSmallWorlds();

/** A driver who decides at random, and what they were shown of each order. */
function decidingDriver() {
  const world = smallWorld();
  const { ask, read } = directCalls(world);
  const shown = new Map<string, Pick<PassQuote, 'startTime' | 'endTime' | 'fromPayment'>>();
  const paidAs = new Map<string, PassPeriodPayment>();
  let decisions = 0;
  const passes = () => read<List<Pass>>(`GET ${API}/bagOrders`, { pageNo: '1', pageSize: '99' }).results;
  const chosen = (index: number) => {
    const all = passes();
    return all[index % Math.max(1, all.length)];
  };
  /** Sends one decision once, or again with the same number, as after a lost answer. */
  const decide = (key: string, body: object, again: boolean, id = '') => {
    decisions += 1;
    const request = { ...body, requestId: `decided-${String(decisions)}` };
    const first = ask(key, request, id);
    if (again && first.refusal === '') expect(ask(key, request, id).data).toEqual(first.data);
    return first;
  };

  const buy = (index: number, plate: number, again: boolean) => {
    const { ruleId, parkId } = WISHES[index] ?? WISHES[0];
    const startDate = new Date(world.clock.now() + 2 * DAY_MS + 8 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    const wish = { ruleId, parkId, plateIds: [`plate-${String(plate + 1)}`], cycles: 1, startDate };
    const quote = read<PassQuote>(`POST ${API}/bagQuotes`, wish);
    const days = { startTime: quote.startTime, endTime: quote.endTime };
    const before = world.tables.passes.length;
    const asked = { ...wish, ...days, acceptsOverlap: 1 };
    const isReviewed = ruleId === 'rule-3';
    const { refusal } = isReviewed
      ? decide(`POST ${API}/bagApplies`, { ...asked, ...PAPER, materials: MATERIALS }, again)
      : decide(`POST ${API}/bagOrders`, asked, again);
    const made = world.tables.passes.slice(before);
    // One decision makes one pass, and only if it was not refused; the quote has said the refusal.
    expect(made).toHaveLength(refusal === '' ? 1 : 0);
    expect(refusal).toBe(quote.refusal);
    for (const { bagOrderNo } of made) if (!isReviewed) shown.set(bagOrderNo, quote);
  };
  const payOne = (index: number, again: boolean) => {
    const pass = chosen(index);
    const order = pass?.purchases.find(({ orderNo }) => orderNo === pass.unpaidOrderNo);
    if (order === undefined) return;
    paidAs.set(order.orderNo, order);
    const { orderNo, payFee } = order;
    const body = { orderNo, bizType: 3, payAmount: payFee, payChannel: 3, couponIds: [] };
    const { payId } = read<{ payId: string }>(PAY, { ...body, requestId: `first tab ${orderNo}` });
    payAtCashier(world, payId, 0);
    if (again) expect(ask(PAY, { ...body, requestId: `second tab ${orderNo}` }).refusal).not.toBe('');
  };
  const renew = (index: number, again: boolean) => {
    const pass = chosen(index);
    if (pass === undefined) return;
    const quote = read<PassQuote>(`POST ${API}/bagOrders/{id}/quote`, { cycles: 1 }, pass.bagOrderNo);
    const days = { startTime: quote.startTime, endTime: quote.endTime };
    const { refusal, data } = decide(
      `POST ${API}/bagOrders/{id}/renew`,
      { cycles: 1, ...days },
      again,
      pass.bagOrderNo,
    );
    expect(refusal).toBe(quote.refusal);
    if (refusal === '') shown.set((data as { orderNo: string }).orderNo, quote);
  };
  const refund = (index: number) => {
    const pass = chosen(index);
    if (pass === undefined) return;
    decide(`POST ${API}/bagOrders/{id}/cancel`, { refundFee: pass.refundFee }, false, pass.bagOrderNo);
  };
  const resubmit = (index: number) => {
    const pass = chosen(index);
    if (pass === undefined || pass.applyId === '') return;
    const body = { applyId: pass.applyId, address: PAPER.address, materials: MATERIALS };
    expect(decide(`PUT ${API}/bagApplies`, body, false).refusal === '').toBe(pass.state === 2);
  };

  const act = (one: Step): void => {
    switch (one.is) {
      case 'buy':
        buy(one.wish, one.plate, one.again);
        return;
      case 'pay':
        payOne(one.pass, one.again);
        return;
      case 'renew':
        renew(one.pass, one.again);
        return;
      case 'refund':
        refund(one.pass);
        return;
      case 'resubmit':
        resubmit(one.pass);
        return;
      case 'wait':
        world.clock.advance(TIMES[one.time] ?? MINUTE_MS);
        return;
      case 'unclear':
        world.settings.unclearPhotos = 1;
    }
  };
  return { world, read, passes, shown, paidAs, act };
}
type Driver = ReturnType<typeof decidingDriver>;

const pick = (row: Record<(typeof DAYS)[number], string>) => DAYS.map((name) => row[name]);

/** Dates shown = dates sent = dates stored. Only what begins with its payment moves, and then it begins with its payment. */
function checkDays({ shown, paidAs }: Driver, order: PassPeriodPayment): void {
  const quote = shown.get(order.orderNo);
  const before = paidAs.get(order.orderNo);
  if (order.payTime === '' && quote !== undefined && quote.fromPayment === 0) expect(pick(order)).toEqual(pick(quote));
  if (order.payTime === '' || before === undefined) return;
  if (before.startTime > order.payTime) expect(pick(order)).toEqual(pick(before));
  else expect(order.startTime).toBe(before.startTime === order.payTime ? before.startTime : order.payTime);
}

function checkPass(driver: Driver, pass: Pass, now: string): void {
  const paid = pass.purchases.filter(({ state }) => state === 2);
  const [first] = paid;
  const last = paid[paid.length - 1];
  const holds = pass.state === 5 || pass.state === 6;
  if (holds)
    expect(first !== undefined && last !== undefined && first.startTime <= now && now < last.endTime).toBe(true);
  if (pass.state === 1 || pass.state === 2) expect([pass.unpaidOrderNo, paid.length]).toEqual(['', 0]);
  for (const order of pass.purchases) checkDays(driver, order);
  paid.slice(1).forEach((order, index) => expect(order.startTime >= (paid[index]?.endTime ?? '')).toBe(true));
}

function checkWorld({ world, ...driver }: Driver, places: ReadonlyMap<string, number>): void {
  const now = wireTime(world.clock.now());
  const all = driver.passes();
  for (const pass of all) checkPass({ world, ...driver }, pass, now);
  const { results } = driver.read<List<PassProduct>>(`GET ${API}/bagMultiRules`);
  for (const { ruleId, leftNum } of results) {
    if (leftNum < 0) continue;
    const held = world.tables.passes.filter((row) => row.ruleId === ruleId && row.ended === null);
    expect(leftNum + held.length).toBe(places.get(ruleId));
  }
  const live = all.filter(({ state }) => state >= 1 && state <= 6);
  const keys = live.flatMap(({ ruleId, plates }) => plates.map(({ formatPlateNo }) => `${ruleId} ${formatPlateNo}`));
  expect(new Set(keys).size).toBe(keys.length);
}

test('in any order of buying, reviews, ends, renewals and refunds: one pass per decision, days as shown, places kept', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 18, size: 'max' }), (steps) => {
      const driver = decidingDriver();
      const places = new Map(driver.world.tables.passRules.map(({ ruleId, leftNum }) => [ruleId, leftNum]));
      for (const one of steps) {
        driver.act(one);
        checkWorld(driver, places);
      }
    }),
    { numRuns: depth(500, 20_000) },
  );
});
