import { continuePaymentText, type PayBarInput, toPayBar } from '@/widgets/checkout/model/toPayBar';

import { attempt } from './bills';

const facts = (more: Partial<PayBarInput> = {}): PayBarInput => ({
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
  test('pays the amount due', () => {
    expect(toPayBar(facts())).toEqual({ is: 'pay', cents: 600 });
  });

  test.each([
    [{ isPricing: true }, '正在更新金额…'],
    [{ channelState: 'loading', channel: null } as const, '正在查询支付方式…'],
    [{ isBusy: true }, '正在提交…'],
    [{ isLedToLogin: true, isPricing: true }, '正在前往登录…'],
  ])('is disabled while %o', (more, busyText) => {
    expect(toPayBar(facts(more))).toEqual({ is: 'pay', cents: 600, busyText });
  });

  test('gives the reason why nothing can be paid', () => {
    expect(toPayBar(facts({ channel: null, channelState: 'empty' }))).toMatchObject({
      blockedNote: '暂无可用的支付方式',
    });
    expect(toPayBar(facts({ channel: null, channelState: 'failed' }))).toMatchObject({
      blockedNote: '支付方式加载失败，请重试',
    });
  });

  test('is missing where nothing is due, and reloads where the amount is unknown', () => {
    expect(toPayBar(facts({ need: 'nothing' }))).toEqual({ is: 'leave' });
    expect(toPayBar(facts({ need: 'unknown' }))).toEqual({ is: 'refresh' });
  });

  test('waits while the cashier is open', () => {
    const open = attempt({ step: 'opening' });
    const busy = (step: 'opening' | 'handedToHost') =>
      toPayBar(facts({ attempt: { ...open, step }, blockedBy: { ...open, step }, isBusy: true }));
    expect(busy('opening')).toMatchObject({ is: 'waiting', busyText: '正在提交…' });
    expect(busy('handedToHost')).toMatchObject({ is: 'waiting', busyText: '等待支付完成…' });
  });

  test('keeps waiting after the cashier until the server has answered', () => {
    const own = attempt({ step: 'confirming' });
    const bar = toPayBar(facts({ attempt: own, blockedBy: own, isBusy: true }));
    expect(bar).toEqual({ is: 'waiting', attempt: own, busyText: '正在确认结果…' });
  });

  test('is disabled with the reason while the sign-in page is opening', () => {
    const own = attempt({ step: 'opening' });
    const bar = toPayBar(facts({ attempt: own, blockedBy: own, isBusy: true, isLedToLogin: true }));
    expect(bar).toMatchObject({ is: 'waiting', busyText: '正在前往登录…' });
  });

  test.each([{ step: 'abandoned' } as const, { step: 'unresolved', askedCount: 2, serverSaid: 'unpaid' } as const])(
    'does not continue an order while the sign-in page is opening: %o',
    (more) => {
      const own = attempt({ ...more, payParams: {} });
      const bar = toPayBar(facts({ attempt: own, blockedBy: own, canContinue: true, isLedToLogin: true }));
      expect(bar).toMatchObject({ is: 'continue', busyText: '正在前往登录…' });
    },
  );

  test.each(['confirming', 'unresolved'] as const)(
    'continues the order when the host never answered, while it is %s',
    (step) => {
      const own = attempt({ step, askedCount: 2, serverSaid: 'unpaid', payParams: {} });
      const bar = toPayBar(facts({ attempt: own, blockedBy: own, isBusy: step === 'confirming', canContinue: true }));
      expect(bar).toEqual({ is: 'continue', attempt: own, isUnsure: true });
      expect(continuePaymentText(true)).toContain('请勿重复支付');
    },
  );

  test('does not continue after the host has reported a payment', () => {
    const own = attempt({ step: 'unresolved', hostSaid: 'reported-ok', serverSaid: 'unpaid', payParams: {} });
    expect(toPayBar(facts({ attempt: own, blockedBy: own, canContinue: true })).is).toBe('pending');
  });

  test.each(['confirming', 'unresolved'] as const)('is replaced by the result while it is %s', (step) => {
    const own = attempt({ step, askedCount: 1 });
    const isBusy = step === 'confirming';
    expect(toPayBar(facts({ attempt: own, blockedBy: own, isBusy }))).toEqual({ is: 'pending', attempt: own });
  });

  test('continues the same order after a cancel, for the amount of that order', () => {
    const own = attempt({ step: 'abandoned', serverSaid: 'unpaid', orderCents: 300 });
    const cancelled = facts({ attempt: own, blockedBy: own, canContinue: true });
    expect(toPayBar(cancelled)).toEqual({ is: 'continue', attempt: own, isUnsure: false });
    expect(toPayBar({ ...cancelled, isBusy: true })).toMatchObject({ is: 'continue', busyText: '正在提交…' });
  });

  test('shows the payment of some of the same bills instead of a second one', () => {
    const other = attempt({ key: 'parkingBatch:u1,p1:u2,p1', step: 'abandoned', serverSaid: 'unpaid' });
    expect(toPayBar(facts({ blockedBy: other }))).toEqual({ is: 'pending', attempt: other });
  });
});
