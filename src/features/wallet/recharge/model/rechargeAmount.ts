import { formatYuan } from '@/domain/money';
import { parseYuanWithinLimits } from '@/domain/wallet/parseYuanWithinLimits';
import type { OperatorSettings } from '@/services/basic/settings';

/** What the operator offers for a recharge, in cents. */
export interface RechargeAmountOptions {
  /** The amounts that can be chosen with one tap, with the terms of a gift; empty without one. */
  readonly packages: readonly { readonly cents: number; readonly terms: string }[];
  readonly minCents: number;
  readonly maxCents: number;
}

/** The offer while the operator's settings are unknown. The gateway rejects amounts that it does not accept. */
export const DEFAULT_RECHARGE_AMOUNT_OPTIONS: RechargeAmountOptions = {
  packages: [5_000, 10_000, 20_000, 50_000].map((cents) => ({ cents, terms: '' })),
  minCents: 1,
  maxCents: 500_000,
};

type RechargeSettings = Pick<OperatorSettings, 'rechargePacks' | 'minRechargeAmount' | 'maxRechargeAmount'>;

const isValidAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0;

/** The operator's offer. Missing settings take the defaults. */
export function toRechargeAmountOptions(settings: RechargeSettings | undefined): RechargeAmountOptions {
  if (settings === undefined) return DEFAULT_RECHARGE_AMOUNT_OPTIONS;
  const { rechargePacks, minRechargeAmount, maxRechargeAmount } = settings;
  const minCents = isValidAmount(minRechargeAmount) ? minRechargeAmount : DEFAULT_RECHARGE_AMOUNT_OPTIONS.minCents;
  const maxCents = isValidAmount(maxRechargeAmount) ? maxRechargeAmount : DEFAULT_RECHARGE_AMOUNT_OPTIONS.maxCents;
  const isAccepted = (cents: number) => isValidAmount(cents) && cents >= minCents && cents <= maxCents;
  const packages = [...new Map(rechargePacks.map((pack) => [pack.amount, pack])).values()]
    .filter(({ amount }) => isAccepted(amount))
    .sort((a, b) => a.amount - b.amount)
    .map(({ amount, giftAmount, giftRule }) => ({
      cents: amount,
      terms: giftRule || (giftAmount > 0 ? `充${formatYuan(amount)}送${formatYuan(giftAmount)}` : ''),
    }));
  return {
    packages:
      packages.length > 0
        ? packages
        : DEFAULT_RECHARGE_AMOUNT_OPTIONS.packages.filter(({ cents }) => isAccepted(cents)),
    minCents,
    maxCents,
  };
}

/** The terms of the gifts: of the chosen package, or of all while none is chosen. Empty without a gift. */
export function rechargeGiftTermsText(
  { packages }: RechargeAmountOptions,
  { packageCents }: RechargeAmountChoice,
): string {
  return packages
    .filter(({ cents, terms }) => terms !== '' && (packageCents === null || cents === packageCents))
    .map(({ terms }) => terms)
    .join('，');
}

/** Longer than any amount that is accepted, so that a third decimal can be typed and is refused with a reason. */
export const MAX_RECHARGE_AMOUNT_CHARS = 10;

/** The amount of a form: one of the packages, or what was typed. */
export interface RechargeAmountChoice {
  /** In cents; null if another amount is typed, or none is chosen yet. */
  readonly packageCents: number | null;
  /** In yuan, as typed. */
  readonly typed: string;
}

const parseTyped = (typed: string, { minCents, maxCents }: RechargeAmountOptions) =>
  parseYuanWithinLimits(typed, {
    minCents,
    maxCents,
    belowMinText: `单次最少充值 ${formatYuan(minCents)}`,
    aboveMaxText: `单次最多充值 ${formatYuan(maxCents)}`,
  });

/** The chosen amount in cents; NaN if there is none, if it is invalid, or if its package is no longer offered. */
export function getRechargeCents({ packageCents, typed }: RechargeAmountChoice, offer: RechargeAmountOptions): number {
  if (packageCents === null) return parseTyped(typed, offer).cents ?? Number.NaN;
  return offer.packages.some(({ cents }) => cents === packageCents) ? packageCents : Number.NaN;
}

/** The validation error of the typed amount; undefined if it is valid or empty. */
export const rechargeAmountProblem = (
  { packageCents, typed }: RechargeAmountChoice,
  offer: RechargeAmountOptions,
): string | undefined => (packageCents === null ? parseTyped(typed, offer).problem : undefined);

/** The note at the button while no valid amount is chosen; empty if one is. */
export function missingRechargeAmountText(choice: RechargeAmountChoice, offer: RechargeAmountOptions): string {
  if (Number.isSafeInteger(getRechargeCents(choice, offer))) return '';
  return rechargeAmountProblem(choice, offer) === undefined ? '请选择或输入充值金额' : '请修改充值金额';
}
