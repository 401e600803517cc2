import { type PayBarFacts, payBarOf } from '@/features/parking/model/payBar';

import { attempt } from './bills';

const facts = (more: Partial<PayBarFacts> = {}): PayBarFacts => ({
  need: 'due',
  dueCents: 600,
  attempt: null,
  blockedBy: null,
  isBusy: false,
  canContinue: false,
  isPricing: false,
  channelState: 'ready',
  channel: 3,
  ...more,
});

describe('the one button', () => {
  test('pays what is due', () => {
    expect(payBarOf(facts())).toEqual({ is: 'pay', cents: 600 });
  });

  test.each([
    [{ isPricing: true }, '正在更新金额…'],
    [{ channelState: 'loading', channel: null } as const, '正在查询支付方式…'],
    [{ isBusy: true }, '正在提交…'],
  ])('cannot be pressed while %o', (more, busyText) => {
    expect(payBarOf(facts(more))).toEqual({ is: 'pay', cents: 600, busyText });
  });

  test('says why nothing can pay', () => {
    expect(payBarOf(facts({ channel: null, channelState: 'empty' }))).toMatchObject({
      blockedNote: '没有可用的支付方式',
    });
    expect(payBarOf(facts({ channel: null, channelState: 'failed' }))).toMatchObject({
      blockedNote: '支付方式没有加载出来，请重试',
    });
  });

  test('is not there where nothing is due, and asks again where nobody knows', () => {
    expect(payBarOf(facts({ need: 'nothing' }))).toEqual({ is: 'leave' });
    expect(payBarOf(facts({ need: 'unknown' }))).toEqual({ is: 'refresh' });
  });

  test('waits while the cashier has the order', () => {
    const open = attempt({ step: 'opening' });
    const busy = (step: 'opening' | 'handedToHost') =>
      payBarOf(facts({ attempt: { ...open, step }, blockedBy: { ...open, step }, isBusy: true }));
    expect(busy('opening')).toMatchObject({ is: 'waiting', busyText: '正在提交…' });
    expect(busy('handedToHost')).toMatchObject({ is: 'waiting', busyText: '等待支付完成…' });
  });

  test.each(['confirming', 'unresolved'] as const)('gives way to the result while it is %s', (step) => {
    const own = attempt({ step });
    const isBusy = step === 'confirming';
    expect(payBarOf(facts({ attempt: own, blockedBy: own, isBusy }))).toEqual({ is: 'pending', attempt: own });
  });

  test('goes on with the same order after a cancel, for the amount of that order', () => {
    const own = attempt({ step: 'abandoned', serverSaid: 'unpaid', orderCents: 300 });
    const cancelled = facts({ attempt: own, blockedBy: own, canContinue: true });
    expect(payBarOf(cancelled)).toEqual({ is: 'continue', cents: 300 });
    expect(payBarOf({ ...cancelled, isBusy: true })).toEqual({ is: 'continue', cents: 300, busyText: '正在提交…' });
  });

  test('shows the payment of some of the same bills instead of a second one', () => {
    const other = attempt({ key: 'parkingBatch:u1,p1:u2,p1', step: 'abandoned', serverSaid: 'unpaid' });
    expect(payBarOf(facts({ blockedBy: other }))).toEqual({ is: 'pending', attempt: other });
  });
});
