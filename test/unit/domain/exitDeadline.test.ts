import { exitDeadlineStageAt } from '@/domain/payment/exitDeadline';
import { PAYMENT_OUTCOMES, paymentOutcomeAtExitDeadline } from '@/domain/payment/outcome';

const NOON = Date.parse('2026-03-10T12:00:00+08:00');

test.each([
  [-180_001, 'inTime'],
  [-180_000, 'soon'],
  [-1, 'soon'],
  [0, 'over'],
  [86_400_000, 'over'],
] as const)('%d ms from the time to leave it is %s', (ms, stage) => {
  expect(exitDeadlineStageAt(NOON, NOON + ms)).toBe(stage);
  expect(exitDeadlineStageAt(null, NOON + ms)).toBeNull();
});

describe('what a paid driver is told of leaving', () => {
  const read = { isLoading: false, hasLeft: false, dueCents: 0 };

  test('in time it is paid, whatever an older bill says', () => {
    expect(paymentOutcomeAtExitDeadline('paid', 'inTime', { ...read, dueCents: 600 })).toBe('paid');
    expect(paymentOutcomeAtExitDeadline('paid', 'soon', { ...read, dueCents: 600 })).toBe('paid');
    expect(paymentOutcomeAtExitDeadline('paid', null, read)).toBe('paid');
  });

  test('over: first asked, then warned, and a fee that the server names is due', () => {
    expect(paymentOutcomeAtExitDeadline('paid', 'over', { ...read, isLoading: true, dueCents: null })).toBe(
      'leaveChecking',
    );
    expect(paymentOutcomeAtExitDeadline('paid', 'over', { ...read, dueCents: null })).toBe('overstayed');
    expect(paymentOutcomeAtExitDeadline('paid', 'over', read)).toBe('overstayed');
    expect(paymentOutcomeAtExitDeadline('paid', 'over', { ...read, dueCents: Number.NaN })).toBe('overstayed');
    expect(paymentOutcomeAtExitDeadline('paid', 'over', { ...read, dueCents: 300 })).toBe('feeAgain');
    expect(paymentOutcomeAtExitDeadline('paid', 'over', { ...read, isLoading: true, dueCents: 300 })).toBe('feeAgain');
  });

  test('a car that is out is not warned, but owes what it owes', () => {
    expect(paymentOutcomeAtExitDeadline('paid', 'soon', { ...read, hasLeft: true })).toBe('left');
    expect(paymentOutcomeAtExitDeadline('paid', 'over', { ...read, hasLeft: true })).toBe('left');
    expect(paymentOutcomeAtExitDeadline('paid', 'over', { ...read, hasLeft: true, dueCents: 300 })).toBe('feeAgain');
  });

  test('only a success ages', () => {
    for (const outcome of PAYMENT_OUTCOMES.filter((one) => one !== 'paid'))
      expect(paymentOutcomeAtExitDeadline(outcome, 'over', { ...read, dueCents: 300 })).toBe(outcome);
  });
});
