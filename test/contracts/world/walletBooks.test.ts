import fc from 'fast-check';

import { calculateLedgerTotals, toSignedLedgerCents } from '@/domain/wallet/ledger';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { balanceAnswer, recordAnswer } from '../../../mocks/api/wallet/walletAnswers';
import { Refusal } from '../../../mocks/world/core/Refusal';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { createWorld } from '../../../mocks/world/createWorld';
import { giveBackPurchase, orderOf } from '../../../mocks/world/money/orderRecords';
import { cancelAtCashier, openPayment, payAtCashier } from '../../../mocks/world/money/payments';
import { walletOf } from '../../../mocks/world/money/wallets';
import { reckon } from '../../../mocks/world/parking/stays';
import { requestRefund } from '../../../mocks/world/wallet/balanceRefunds';
import { openRecharge } from '../../../mocks/world/wallet/recharges';
import type { World } from '../../../mocks/world/World';
import { depth } from '../../support/walks/thoroughness';
import { dueOf, SOLD } from '../soldThings';

const { driverId } = DRIVERS.lin;

type Step =
  | { do: 'recharge'; cents: number; after: number | null | undefined }
  | { do: 'payStay'; stay: number; off: number }
  | { do: 'buy'; name: 'offPeakPackage' | 'offPeakSlot' | 'booking' }
  | { do: 'giveBack'; order: number }
  | { do: 'cashOut'; share: number }
  | { do: 'freeze' | 'thaw' }
  | { do: 'wait'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('recharge' as const),
    cents: fc.constantFrom(1, 999, 10_000, 20_000, 500_001),
    // Undefined: the driver leaves the cashier. Null: the gateway never hears of the money.
    after: fc.constantFrom(0, 0, 0, 20 * SECOND_MS, null, undefined),
  }),
  fc.record({ do: fc.constant('payStay' as const), stay: fc.nat(4), off: fc.constantFrom(0, 0, 100) }),
  fc.record({
    do: fc.constant('buy' as const),
    name: fc.constantFrom('offPeakPackage' as const, 'offPeakSlot' as const, 'booking' as const),
  }),
  fc.record({ do: fc.constant('giveBack' as const), order: fc.nat(2) }),
  // Of what can be paid out, in tenths; more than all of it is refused.
  fc.record({ do: fc.constant('cashOut' as const), share: fc.constantFrom(0, 1, 5, 10, 11) }),
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('freeze' as const, 'thaw' as const) }) },
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(SECOND_MS, 11 * MINUTE_MS, DAY_MS) }),
);

function pay(world: World, item: object, payAmount: number, payChannel: number): string {
  const { payId } = openPayment(
    world,
    {
      items: [{ ...(item as { bizType: 3; orderNo: string }), payAmount }],
      ...{ isBatch: false, totalAmount: payAmount, payChannel, couponIds: [], returnPath: '/home' },
      requestId: world.nextId('W'),
    },
    driverId,
  );
  return payId;
}

function take(world: World, bought: string[], one: Step): void {
  const wallet = walletOf(world, driverId);
  switch (one.do) {
    case 'wait':
      world.clock.advance(one.ms);
      return;
    case 'freeze':
    case 'thaw':
      wallet.state = one.do === 'freeze' ? 2 : 1;
      return;
    case 'recharge': {
      const { orderNo, cents } = openRecharge(world, driverId, '', one.cents);
      const payId = pay(world, { bizType: 9, orderNo }, cents, 3);
      if (one.after === undefined) cancelAtCashier(world, payId);
      else payAtCashier(world, payId, one.after);
      return;
    }
    case 'payStay': {
      const stay = world.tables.stays[one.stay];
      if (stay === undefined) return;
      const { uniqueId, parkId } = stay;
      pay(world, { uniqueId, parkId }, reckon(world, stay).due - one.off, 6);
      return;
    }
    case 'buy': {
      const orderNo = SOLD[one.name].open(world);
      bought.push(orderNo);
      pay(world, { bizType: SOLD[one.name].bizType, orderNo }, dueOf(world, one.name, orderNo), 6);
      return;
    }
    case 'giveBack': {
      const orderNo = bought.at(-1 - one.order);
      if (orderNo === undefined) return;
      giveBackPurchase(world, driverId, orderNo, orderOf(world, driverId, orderNo).backCents);
      return;
    }
    case 'cashOut':
      requestRefund(
        world,
        driverId,
        '',
        Math.floor((balanceAnswer(world, driverId).refundableAmount * one.share) / 10),
      );
  }
}

/** What a driver sees of the wallet and its ledger, and what the world holds. */
function brokenBooks(world: World): string[] {
  const { balanceAmount, giftAmount, frozenAmount, refundableAmount } = balanceAnswer(world, driverId);
  const { walletId, ledger, balance } = walletOf(world, driverId);
  const lines = ledger.map((row) => recordAnswer(world, walletId, row));
  const { inCents, outCents, uncounted } = calculateLedgerTotals(lines);
  const of = (...types: number[]) =>
    ledger.filter(({ recordType }) => types.includes(recordType)).reduce((sum, { cents }) => sum + cents, 0);
  let after = 0;
  const isChain = lines.every((line) => {
    after += toSignedLedgerCents(line);
    return line.balanceAfter === after;
  });
  const laws = {
    'the shown balance is the sum of the ledger': balanceAmount === inCents - outCents && uncounted === 0,
    'the shown balance is what the world holds': balanceAmount === balance,
    'the balance after each line is the one before, changed by the line': isChain,
    'nothing is below zero': Math.min(balanceAmount, giftAmount, frozenAmount, refundableAmount) >= 0,
    'gifts are a part of the balance': giftAmount <= balanceAmount,
    'what can go back is what was paid in and is not a gift': refundableAmount === balanceAmount - giftAmount,
    // Recharges less pay-outs: a refund of what a gift had paid gives back a gift.
    'no gift becomes money': refundableAmount <= of(1, 5, 6),
    'what is being paid out has left the balance': frozenAmount <= -of(5, 6),
  };
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [law]));
}

const SEEDS = ['default', 'nothingOwed'] as const;

/** A world that begins again and again: its rows are put back, which takes a quarter of the time of seeding them. */
function beginnings(seed: (typeof SEEDS)[number]): () => World {
  const world = createWorld({ seed });
  const seeded = structuredClone(world.tables);
  return () => {
    world.clock.restart();
    world.tables = structuredClone(seeded);
    return world;
  };
}

test('in any order of recharges, payments, refunds, pay-outs and failures the shown balance is the sum of the ledger', () => {
  const kinds = new Set<number>();
  const begin = { default: beginnings('default'), nothingOwed: beginnings('nothingOwed') };
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }),
      fc.constantFrom(...SEEDS),
      (steps, seed) => {
        const world = begin[seed]();
        const bought: string[] = [];
        for (const one of steps) {
          try {
            take(world, bought, one);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
          const broken = brokenBooks(world);
          if (broken.length > 0) throw new Error(`After ${JSON.stringify(one)}: ${broken.join('; ')}`);
        }
        for (const { recordType } of walletOf(world, driverId).ledger) kinds.add(recordType);
      },
    ),
    { numRuns: depth(2_000, 20_000) },
  );
  expect([...kinds].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
