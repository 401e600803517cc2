import { mergeAttemptCopies } from '@/domain/payment/anonymizedAttempts';
import { createPaymentAttempt, type PaymentAttempt } from '@/domain/payment/attempt';
import { mergePastOrdersOfAttemptCopy, resolveAttemptConflict } from '@/domain/payment/attemptRetention';
import {
  attemptAfterOrderOpened,
  attemptAfterResume,
  LOST_REQUEST_ARRIVAL_LIMIT_MS,
} from '@/domain/payment/attemptTransitions';
import { PAY_CHANNEL, type PayChannel } from '@/domain/payment/payChannel';
import { PAY_STATE } from '@/domain/payment/payState';

const NOW = { deviceMs: 1_000, serverMs: 2_000 };

const attemptBy = (channel: PayChannel, amountCents = 600): PaymentAttempt =>
  createPaymentAttempt(
    {
      payable: { kind: 'parking', uniqueId: 'U1', parkId: 'P1' },
      facts: { plateText: '粤B·12345', parkName: '' },
      choice: { channel, couponIds: [], amountCents },
    },
    'request-1',
    NOW,
  );
const opened = (payState: number, payAmount = 600) => ({
  payId: 'pay-1',
  payState,
  payAmount,
  payParams: {},
  expireTime: '',
});

describe('the cashier of the host opens', () => {
  test('for an unpaid order by a channel of the host', () => {
    expect(attemptAfterOrderOpened(attemptBy(PAY_CHANNEL.wechat), opened(PAY_STATE.unpaid)).step).toBe('handedToHost');
  });

  test.each([
    ['by the balance', PAY_CHANNEL.balance, PAY_STATE.unpaid, 600],
    ['that is paid already', PAY_CHANNEL.wechat, PAY_STATE.paid, 600],
    ['that is being paid', PAY_CHANNEL.alipay, PAY_STATE.paying, 600],
    ['of zero', PAY_CHANNEL.wechat, PAY_STATE.unpaid, 0],
  ] as const)('for no order %s', (_, channel, state, cents) => {
    expect(attemptAfterOrderOpened(attemptBy(channel, cents), opened(state, cents)).step).toBe('confirming');
  });
});

describe('the request of an order that a page left behind may still arrive', () => {
  test.each([
    ['since it was made', {}, 2_000],
    ['since it was sent again', { repeatedAtMs: 5_000, repeatedServerMs: 6_000 }, 6_000],
  ])('for the longest limit of a call, counted %s', (_, repeated, sentMs) => {
    const left: PaymentAttempt = { ...attemptBy(PAY_CHANNEL.wechat), ...repeated };
    expect(attemptAfterResume(left, { deviceMs: 90_000, serverMs: 91_000 }).lostServerMs).toBe(
      sentMs + LOST_REQUEST_ARRIVAL_LIMIT_MS,
    );
  });
});

describe('two copies of one attempt', () => {
  const known = { ...attemptBy(PAY_CHANNEL.wechat), payId: 'pay-1', step: 'confirming' } as const;

  test('the later one stays, in whichever order they come', () => {
    const [older, newer] = [
      { ...known, changedAtMs: 10, askedCount: 1 },
      { ...known, changedAtMs: 20, askedCount: 2 },
    ];
    expect(mergeAttemptCopies(older, newer).askedCount).toBe(2);
    expect(mergeAttemptCopies(newer, older).askedCount).toBe(2);
  });

  test('an order that either knows to be closed is closed', () => {
    const order = { payId: 'pay-0', amountCents: 600, atMs: 1 };
    const open = { ...known, closed: [{ ...order, isOpen: true as const }] };
    const closed = { ...known, closed: [order] };
    expect(resolveAttemptConflict(open, closed).closed).toEqual([order]);
    expect(resolveAttemptConflict(closed, open).closed).toEqual([order]);
  });

  test('what both know of earlier money is no news', () => {
    const past = { payId: 'pay-0', amountCents: 600, paidTime: '', atMs: 1 };
    const one = { ...known, earlier: [past] };
    expect(mergePastOrdersOfAttemptCopy(one, { ...known, earlier: [{ ...past }] })).toBe(one);
    expect(
      mergePastOrdersOfAttemptCopy(one, { ...known, earlier: [{ ...past, payState: PAY_STATE.refunding }] }),
    ).not.toBe(one);
  });
});
