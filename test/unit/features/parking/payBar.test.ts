import { continueWords, type PayBarFacts, payBarOf } from '@/widgets/checkout/model/payBar';

import { attempt } from './bills';

const facts = (more: Partial<PayBarFacts> = {}): PayBarFacts => ({
  need: 'due',
  dueCents: 600,
  attempt: null,
  blockedBy: null,
  isBusy: false,
  isLedToLogin: false,
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
    [{ isLedToLogin: true, isPricing: true }, '正在前往登录…'],
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

  test('stays where it is until the server has said something after the cashier', () => {
    const own = attempt({ step: 'confirming' });
    const bar = payBarOf(facts({ attempt: own, blockedBy: own, isBusy: true }));
    expect(bar).toEqual({ is: 'waiting', attempt: own, busyText: '正在确认结果…' });
  });

  test('is inert and says why while the login is on its way', () => {
    const own = attempt({ step: 'opening' });
    const bar = payBarOf(facts({ attempt: own, blockedBy: own, isBusy: true, isLedToLogin: true }));
    expect(bar).toMatchObject({ is: 'waiting', busyText: '正在前往登录…' });
  });

  test.each([{ step: 'abandoned' } as const, { step: 'unresolved', askedCount: 2, serverSaid: 'unpaid' } as const])(
    'does not go on with an order either: %o',
    (more) => {
      const own = attempt({ ...more, payParams: {} });
      const bar = payBarOf(facts({ attempt: own, blockedBy: own, canContinue: true, isLedToLogin: true }));
      expect(bar).toMatchObject({ is: 'continue', busyText: '正在前往登录…' });
    },
  );

  test.each(['confirming', 'unresolved'] as const)(
    'goes on with the order that a silent host left, while it is %s',
    (step) => {
      const own = attempt({ step, askedCount: 2, serverSaid: 'unpaid', payParams: {} });
      const bar = payBarOf(facts({ attempt: own, blockedBy: own, isBusy: step === 'confirming', canContinue: true }));
      expect(bar).toEqual({ is: 'continue', attempt: own, isUnsure: true });
      expect(continueWords(true)).toContain('不要再付');
    },
  );

  test('does not go on by itself after the host has said that it was paid', () => {
    const own = attempt({ step: 'unresolved', hostSaid: 'reported-ok', serverSaid: 'unpaid', payParams: {} });
    expect(payBarOf(facts({ attempt: own, blockedBy: own, canContinue: true })).is).toBe('pending');
  });

  test.each(['confirming', 'unresolved'] as const)('gives way to the result while it is %s', (step) => {
    const own = attempt({ step, askedCount: 1 });
    const isBusy = step === 'confirming';
    expect(payBarOf(facts({ attempt: own, blockedBy: own, isBusy }))).toEqual({ is: 'pending', attempt: own });
  });

  test('goes on with the same order after a cancel, for the amount of that order', () => {
    const own = attempt({ step: 'abandoned', serverSaid: 'unpaid', orderCents: 300 });
    const cancelled = facts({ attempt: own, blockedBy: own, canContinue: true });
    expect(payBarOf(cancelled)).toEqual({ is: 'continue', attempt: own, isUnsure: false });
    expect(payBarOf({ ...cancelled, isBusy: true })).toMatchObject({ is: 'continue', busyText: '正在提交…' });
  });

  test('shows the payment of some of the same bills instead of a second one', () => {
    const other = attempt({ key: 'parkingBatch:u1,p1:u2,p1', step: 'abandoned', serverSaid: 'unpaid' });
    expect(payBarOf(facts({ blockedBy: other }))).toEqual({ is: 'pending', attempt: other });
  });
});
