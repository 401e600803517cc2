import fc from 'fast-check';

import { CHARGING_ORDER_STATE, type ChargingOrderState } from '@/domain/charging/chargingCodes';
import {
  isActiveChargingPhase,
  pickLaterChargingPhase,
  shouldPollChargingOrderPhase,
  toChargingOrderPhase,
} from '@/domain/charging/phase';
import {
  appendPowerSample,
  type ChargingReading,
  isChargingReadingStale,
  mergeChargingReading,
  type PowerSample,
} from '@/domain/charging/reading';
import { toChargingStartSteps } from '@/domain/charging/toChargingStartSteps';
import { parseServerTime } from '@/domain/time';

import { isFull } from '../../../support/walks/thoroughness';

const RUNS = isFull ? 100_000 : 10_000;
const clock = (second: number) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `2026-11-21 ${two(12 + Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
};
const reading = (second: number, more: Partial<ChargingReading> = {}): ChargingReading => ({
  orderNo: 'C1',
  orderState: CHARGING_ORDER_STATE.charging,
  chargeKwh: second,
  chargeMinutes: Math.floor(second / 60),
  powerKw: 60,
  elecFee: second,
  serviceFee: 1,
  totalFee: second + 1,
  sampleTime: clock(second),
  ...more,
});

test('an older answer, or one that falls back about the same moment, changes nothing', () => {
  const last = reading(60, { orderState: CHARGING_ORDER_STATE.settling });
  expect(mergeChargingReading(last, reading(50))).toBe(last);
  expect(mergeChargingReading(last, reading(60))).toBe(last);
  expect(mergeChargingReading(last, reading(70))).toMatchObject({
    orderState: CHARGING_ORDER_STATE.charging,
    totalFee: 71,
  });
});

test('another order begins anew, and holes keep the totals that the server said last', () => {
  const last = reading(60);
  expect(mergeChargingReading(last, reading(10, { orderNo: 'C2' }))).toMatchObject({ orderNo: 'C2', totalFee: 11 });
  const holed = reading(70, { totalFee: Number.NaN, chargeKwh: Number.NaN, powerKw: Number.NaN });
  expect(mergeChargingReading(last, holed)).toMatchObject({
    totalFee: 61,
    chargeKwh: 60,
    powerKw: Number.NaN,
    sampleTime: clock(70),
  });
  expect(mergeChargingReading(last, reading(0, { sampleTime: '', totalFee: 65 }))).toMatchObject({
    totalFee: 65,
    sampleTime: clock(60),
  });
});

test('a total that the server has corrected downwards is shown corrected', () => {
  expect(mergeChargingReading(reading(60), reading(70, { totalFee: 10 })).totalFee).toBe(10);
});

test('numbers are old after a minute without a sample', () => {
  const sampledMs = parseServerTime(clock(0)) ?? 0;
  expect([
    isChargingReadingStale(reading(0), sampledMs + 60_000),
    isChargingReadingStale(reading(0), sampledMs + 60_001),
  ]).toEqual([false, true]);
  expect(isChargingReadingStale({ sampleTime: '' }, sampledMs)).toBe(false);
});

test('the curve of a charge of any length stays small, in order, and keeps its first and its last sample', () => {
  let curve: readonly PowerSample[] = [];
  for (let second = 0; second < 9 * 3600; second += 10) curve = appendPowerSample(curve, reading(second));
  expect(curve.length).toBeLessThanOrEqual(120);
  expect(curve[0]?.atMs).toBe(parseServerTime(clock(0)));
  expect(curve.every(({ atMs }, index) => index === 0 || atMs > (curve[index - 1]?.atMs ?? 0))).toBe(true);
  expect(appendPowerSample(curve, reading(5))).toBe(curve);
  expect(appendPowerSample(curve, reading(99_000, { powerKw: Number.NaN }))).toBe(curve);
});

const states = Object.values(CHARGING_ORDER_STATE) as ChargingOrderState[];
const answers = fc.array(
  fc.record({
    second: fc.nat({ max: 40 }),
    state: fc.constantFrom(...states),
    fee: fc.oneof(fc.nat({ max: 500 }), fc.constant(Number.NaN)),
    orderNo: fc.constantFrom('C1', 'C1', 'C1', 'C2'),
    hasTime: fc.boolean(),
  }),
  { maxLength: 20 },
);

test(`${String(RUNS)} orders of answers: the fee shown is one that the server said of this order, never more than its last word, and no state is shown that it did not say`, () => {
  fc.assert(
    fc.property(answers, (sent) => {
      let shown: ChargingReading | null = null;
      let said: ChargingReading[] = [];
      for (const { second, state, fee, orderNo, hasTime } of sent) {
        const answer = reading(second, {
          orderNo,
          orderState: state,
          totalFee: fee,
          ...(hasTime ? {} : { sampleTime: '' }),
        });
        if (shown !== null && shown.orderNo !== orderNo) said = [];
        said.push(answer);
        shown = mergeChargingReading(shown, answer);
        const { totalFee, orderState } = shown;
        if (shown.orderNo !== orderNo) throw new Error('a fee of another order is shown');
        if (!said.some((one) => one.orderState === orderState)) throw new Error('nobody said this state');
        if (Number.isNaN(totalFee)) {
          if (said.some((one) => !Number.isNaN(one.totalFee) && one === shown)) throw new Error('a fee was forgotten');
        } else if (!said.some((one) => one.totalFee === totalFee)) throw new Error('nobody said this fee');
        const isNewest = said.every((one) => one === answer || !(one.sampleTime > answer.sampleTime));
        if (
          isNewest &&
          hasTime &&
          !Number.isNaN(fee) &&
          totalFee > fee &&
          said.every((one) => one.sampleTime !== answer.sampleTime || one === answer)
        )
          throw new Error('more than the last word is shown');
      }
    }),
    { numRuns: RUNS },
  );
});

test('whatever the order and its charger say: started, stopping and over are shown only once one of them has said so, and are not taken back while it runs', () => {
  const running = fc.constantFrom(
    CHARGING_ORDER_STATE.starting,
    CHARGING_ORDER_STATE.charging,
    CHARGING_ORDER_STATE.stopping,
  );
  fc.assert(
    fc.property(running, fc.constantFrom(...states), (orderState, readingState) => {
      const [order, charger] = [
        toChargingOrderPhase({ orderState }),
        toChargingOrderPhase({ orderState: readingState }),
      ];
      const shown = pickLaterChargingPhase(order, charger);
      if (shown !== order && shown !== charger) throw new Error('nobody said this');
      if (isActiveChargingPhase(shown) && !isActiveChargingPhase(charger)) throw new Error('an end was taken back');
      if (shown === 'starting' && (order !== 'starting' || charger !== 'starting'))
        throw new Error('a start was taken back');
      if (shown === 'charging' && order === 'stopping') throw new Error('a stop was taken back');
    }),
    { numRuns: 200 },
  );
});

test('only what the server says moves an order: each state has its phase, an unknown one is being checked', () => {
  expect(toChargingOrderPhase({ orderState: CHARGING_ORDER_STATE.unknown })).toBe('checking');
  expect(toChargingOrderPhase({ orderState: CHARGING_ORDER_STATE.unpaid, startTime: '' })).toBe('prepaying');
  expect(toChargingOrderPhase({ orderState: CHARGING_ORDER_STATE.unpaid, startTime: clock(0) })).toBe('unpaid');
  expect(states.filter((orderState) => isActiveChargingPhase(toChargingOrderPhase({ orderState })))).toEqual([1, 2, 3]);
  expect(
    shouldPollChargingOrderPhase('settling') &&
      shouldPollChargingOrderPhase('checking') &&
      !shouldPollChargingOrderPhase('finished') &&
      !shouldPollChargingOrderPhase('unpaid'),
  ).toBe(true);
});

test('a step of the start is past only once the server has said so', () => {
  const shown = (...[phase, hasAnswered]: Parameters<typeof toChargingStartSteps>) =>
    toChargingStartSteps(phase, hasAnswered).map(({ word, state }) => `${word} ${state}`);
  expect(shown('starting', false)).toEqual(['指令已下发 past', '等待桩响应 now', '启动 ahead']);
  expect(shown('starting', true)).toEqual(['指令已下发 past', '桩已响应 past', '等待启动 now']);
  expect(shown('charging', false)).toEqual(['指令已下发 past', '桩已响应 past', '已启动 past']);
  expect(shown('checking', false)).toEqual(['指令已下发 past', '等待桩响应 now', '启动 ahead']);
  expect(shown('startFailed', false)).toEqual(['指令已下发 past', '桩响应 ahead', '启动 ahead']);
});
