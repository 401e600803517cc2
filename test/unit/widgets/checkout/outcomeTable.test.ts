import { readFileSync } from 'node:fs';

import { isPaymentOutcomeDecided, PAYMENT_OUTCOMES } from '@/domain/payment/outcome';
import {
  checkoutProductRegistry,
  getCheckoutProductDefinition,
} from '@/flows/payment/products/checkoutProductRegistry';
import {
  type PaymentOutcomeAction,
  resolvePaymentOutcomeActions,
  toPaymentOutcomeView,
} from '@/widgets/checkout/model/toPaymentOutcomeView';

const kinds = Object.entries(checkoutProductRegistry).map(
  ([kind, sold]) => [kind, sold as unknown as ReturnType<typeof getCheckoutProductDefinition>] as const,
);
const rows = PAYMENT_OUTCOMES.flatMap((outcome) =>
  [...kinds, ['unknown items', getCheckoutProductDefinition(null)] as const].map(
    ([kind, sold]) => [outcome, kind, sold] as const,
  ),
);
/** What a payment may offer: all, none, and each possibility alone. */
const POSSIBLE = [
  { next: 2, hasLatest: true, canRepeat: true, canContinue: true, canInvoice: true, hasRecords: true, hasBill: true },
  {
    next: 0,
    hasLatest: false,
    canRepeat: false,
    canContinue: false,
    canInvoice: false,
    hasRecords: false,
    hasBill: false,
  },
  {
    next: 1,
    hasLatest: false,
    canRepeat: false,
    canContinue: false,
    canInvoice: false,
    hasRecords: false,
    hasBill: true,
  },
  {
    next: 0,
    hasLatest: false,
    canRepeat: true,
    canContinue: true,
    canInvoice: false,
    hasRecords: false,
    hasBill: false,
  },
  { next: 0, hasLatest: true, canRepeat: false, canContinue: false, canInvoice: true, hasRecords: true, hasBill: true },
];
const PAYS: readonly PaymentOutcomeAction[] = ['continue', 'bill', 'payAgain'];
const WARNS = /请勿重复支付|请勿重复/;

describe.each(rows)('%s of %s', (outcome, _kind, sold) => {
  const row = toPaymentOutcomeView(outcome, sold);

  test('has one sentence', () => {
    expect(row.word).not.toBe('');
    expect(row.text).not.toBe('');
    expect(row.text).not.toMatch(/[。；！？{}]/);
    expect(row.text).not.toBe(row.word);
  });

  test.each(POSSIBLE)('has one main act, and no act twice: %o', (possible) => {
    const { main, further } = resolvePaymentOutcomeActions(row, possible);
    expect([row.main, ...row.further]).toContain(main);
    expect(new Set([main, ...further]).size).toBe(further.length + 1);
    if (!possible.canContinue) expect([main, ...further]).not.toContain('continue');
    if (!possible.canInvoice) expect([main, ...further]).not.toContain('invoice');
    if (possible.next === 0) expect([main, ...further]).not.toContain('next');
  });

  test.each(POSSIBLE)('does not contradict itself: %o', (possible) => {
    const { main } = resolvePaymentOutcomeActions(row, possible);
    const isWaiting = row.word === '结果确认中' || WARNS.test(row.text);
    expect(isWaiting && PAYS.includes(main)).toBe(false);
    expect(row.status === 'success' && PAYS.includes(main)).toBe(false);
    if (row.word === '结果确认中') expect(resolvePaymentOutcomeActions(row, possible).further).not.toContain('bill');
  });

  test('an open outcome is named by who waits for it, and by nothing that is not known yet', () => {
    const isUnknown = !isPaymentOutcomeDecided(outcome) && outcome !== 'toPay';
    expect(row.facts.includes('proof')).toBe(isUnknown);
    expect(row.further.includes('records')).toBe(isUnknown);
    expect(row.status === 'pending').toBe(!isPaymentOutcomeDecided(outcome) || outcome === 'leaveChecking');
    if (isUnknown) expect(['refresh', 'repeat']).toContain(row.main);
  });
});

test('each outcome that is unknown tells the driver not to pay twice', () => {
  for (const outcome of ['checking', 'unresolved', 'unpaidYet', 'awaited'] as const)
    for (const [, sold] of kinds) expect(toPaymentOutcomeView(outcome, sold).text).toMatch(WARNS);
});

test('docs/payment.md has this table', () => {
  const page = readFileSync('docs/payment.md', 'utf8').replace(/ +/g, ' ');
  for (const outcome of PAYMENT_OUTCOMES) {
    const { word, text, main, further, facts } = toPaymentOutcomeView(outcome, { retryText: '…', outcomeTexts: {} });
    const cells = [`\`${outcome}\``, word, text, `\`${main}\``, list(further), list(facts)];
    expect(page).toContain(`| ${cells.join(' | ')} |`);
  }
});

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
