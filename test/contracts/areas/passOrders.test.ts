import fc from 'fast-check';

import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { Pass, PassPurchase, PassQuote, PassRule } from '@/services/special/passes';

import { LOTS } from '../../../mocks/world/core/seeded';
import { REVIEW_MS } from '../../../mocks/world/vehicles/reviews';
import { depth } from '../../support/walks/thoroughness';
import { type List, sellingClient } from '../sellingClient';

const API = 'special/v2/api';
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

const small = fc.nat({ max: 9 });
const step = fc.oneof(
  fc.record({
    is: fc.constant('buy' as const),
    wish: fc.nat({ max: 3 }),
    plate: fc.nat({ max: 2 }),
    again: fc.boolean(),
  }),
  fc.record({ is: fc.constant('pay' as const), pass: small, again: fc.boolean() }),
  fc.record({ is: fc.constant('renew' as const), pass: small, again: fc.boolean() }),
  fc.record({ is: fc.constant('refund' as const), pass: small }),
  fc.record({ is: fc.constant('resubmit' as const), pass: small }),
  fc.record({ is: fc.constant('wait' as const), time: fc.nat({ max: TIMES.length - 1 }) }),
  fc.record({ is: fc.constant('unclear' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A driver who decides at random, and what they were shown of each order. */
function decidingDriver() {
  const { world, ask, read, pay } = sellingClient();
  const shown = new Map<string, Pick<PassQuote, 'startTime' | 'endTime' | 'fromPayment'>>();
  const paidAs = new Map<string, PassPurchase>();
  let decisions = 0;
  const passes = async () => (await read<List<Pass>>('GET', `${API}/bagOrders?pageNo=1&pageSize=99`)).results;
  const chosen = async (index: number) => {
    const all = await passes();
    return all[index % Math.max(1, all.length)];
  };
  /** Sends one decision once, or again with the same number, as after a lost answer. */
  const decide = async (path: string, body: object, again: boolean, method = 'POST') => {
    decisions += 1;
    const request = { ...body, requestId: `decided-${String(decisions)}` };
    const first = await ask(method, `${API}/${path}`, request);
    if (again && first.code === '200') {
      const second = await ask(method, `${API}/${path}`, request);
      expect(second.data).toEqual(first.data);
    }
    return first;
  };

  const buy = async (index: number, plate: number, again: boolean) => {
    const { ruleId, parkId } = WISHES[index] ?? WISHES[0];
    const startDate = new Date(world.clock.now() + 2 * DAY_MS + 8 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    const wish = { ruleId, parkId, plateIds: [`plate-${String(plate + 1)}`], cycles: 1, startDate };
    const quote = await read<PassQuote>('POST', `${API}/bagQuotes`, wish);
    const days = { startTime: quote.startTime, endTime: quote.endTime };
    const before = world.tables.passes.length;
    const asked = { ...wish, ...days, acceptsOverlap: 1 };
    const isReviewed = ruleId === 'rule-3';
    const answer = isReviewed
      ? await decide('bagApplies', { ...asked, ...PAPER, materials: MATERIALS }, again)
      : await decide('bagOrders', asked, again);
    const made = world.tables.passes.slice(before);
    // One decision makes one pass, and only if it was not refused; the quote has said the refusal.
    expect(made).toHaveLength(answer.code === '200' ? 1 : 0);
    expect(answer.code === '200').toBe(quote.refusal === '');
    for (const { bagOrderNo } of made) if (!isReviewed) shown.set(bagOrderNo, quote);
  };
  const payOne = async (index: number, again: boolean) => {
    const pass = await chosen(index);
    const order = pass?.purchases.find(({ orderNo }) => orderNo === pass.unpaidOrderNo);
    if (order === undefined) return;
    paidAs.set(order.orderNo, order);
    await pay(3, order.orderNo, order.payFee);
    if (!again) return;
    const body = { orderNo: order.orderNo, bizType: 3, payAmount: order.payFee, payChannel: 3, couponIds: [] };
    expect((await ask('POST', 'charge/v2/api/payCharges', { ...body, requestId: 'second tab' })).code).not.toBe('200');
  };
  const renew = async (index: number, again: boolean) => {
    const pass = await chosen(index);
    if (pass === undefined) return;
    const quote = await read<PassQuote>('POST', `${API}/bagOrders/${pass.bagOrderNo}/quote`, { cycles: 1 });
    const days = { startTime: quote.startTime, endTime: quote.endTime };
    const answer = await decide(`bagOrders/${pass.bagOrderNo}/renew`, { cycles: 1, ...days }, again);
    expect(answer.code === '200').toBe(quote.refusal === '');
    if (answer.code === '200') shown.set((answer.data as { orderNo: string }).orderNo, quote);
  };
  const refund = async (index: number) => {
    const pass = await chosen(index);
    if (pass !== undefined) await decide(`bagOrders/${pass.bagOrderNo}/cancel`, { refundFee: pass.refundFee }, false);
  };
  const resubmit = async (index: number) => {
    const pass = await chosen(index);
    if (pass === undefined || pass.applyId === '') return;
    const { address } = PAPER;
    const answer = await decide('bagApplies', { applyId: pass.applyId, address, materials: MATERIALS }, false, 'PUT');
    expect(answer.code === '200').toBe(pass.state === 2);
  };

  const act = (one: Step): Promise<void> | void => {
    switch (one.is) {
      case 'buy':
        return buy(one.wish, one.plate, one.again);
      case 'pay':
        return payOne(one.pass, one.again);
      case 'renew':
        return renew(one.pass, one.again);
      case 'refund':
        return refund(one.pass);
      case 'resubmit':
        return resubmit(one.pass);
      case 'wait': {
        world.clock.advance(TIMES[one.time] ?? MINUTE_MS);
        return;
      }
      case 'unclear':
        world.settings.unclearPhotos = 1;
    }
  };
  return { world, read, passes, shown, paidAs, act };
}
type Driver = ReturnType<typeof decidingDriver>;

const pick = (row: Record<(typeof DAYS)[number], string>) => DAYS.map((name) => row[name]);

/** Dates shown = dates sent = dates stored. Only what begins with its payment moves, and then it begins with its payment. */
function checkDays({ shown, paidAs }: Driver, order: PassPurchase): void {
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

async function checkWorld(driver: Driver, seeded: ReadonlySet<string>, places: ReadonlyMap<string, number>) {
  const { world, read, passes } = driver;
  const now = new Date(world.clock.now() + 8 * 60 * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' ');
  const all = await passes();
  for (const pass of all) if (!seeded.has(pass.bagOrderNo)) checkPass(driver, pass, now);
  const { results } = await read<List<PassRule>>('GET', `${API}/bagMultiRules`);
  for (const { ruleId, leftNum } of results) {
    if (leftNum < 0) continue;
    const held = world.tables.passes.filter((row) => row.ruleId === ruleId && row.ended === null);
    const own = held.filter(({ bagOrderNo }) => !seeded.has(bagOrderNo)).length;
    expect(leftNum + own).toBe(places.get(ruleId));
  }
  const live = all.filter(({ state }) => state >= 1 && state <= 6);
  const keys = live.flatMap(({ ruleId, plates }) => plates.map(({ formatPlateNo }) => `${ruleId} ${formatPlateNo}`));
  expect(new Set(keys).size).toBe(keys.length);
}

test('in any order of buying, reviews, ends, renewals and refunds: one pass per decision, days as shown, places kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const driver = decidingDriver();
      const { tables } = driver.world;
      const seeded = new Set(tables.passes.map(({ bagOrderNo }) => bagOrderNo));
      const places = new Map(tables.passRules.map(({ ruleId, leftNum }) => [ruleId, leftNum]));
      for (const one of steps) {
        await driver.act(one);
        await checkWorld(driver, seeded, places);
      }
    }),
    { numRuns: depth(20, 2_000) },
  );
});
