import { formatYuan } from '@/domain/money';
import { readYuan } from '@/domain/wallet/typedYuan';
import type { ParamConfigs } from '@/services/basic/settings';

/** What the operator offers for a recharge, in cents. */
export interface RechargeOffer {
  /** The amounts that can be chosen with one tap, with the terms of a gift; empty without one. */
  readonly packages: readonly { readonly cents: number; readonly terms: string }[];
  readonly leastCents: number;
  readonly mostCents: number;
}

/** As long as the operator's settings are not known. The gateway refuses what it does not take. */
export const USUAL_OFFER: RechargeOffer = {
  packages: [5_000, 10_000, 20_000, 50_000].map((cents) => ({ cents, terms: '' })),
  leastCents: 1,
  mostCents: 500_000,
};

type Settings = Pick<ParamConfigs, 'rechargePacks' | 'minRechargeAmount' | 'maxRechargeAmount'>;

const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0;

/** The offer of the operator; what it does not say is as usual. */
export function offerOf(settings: Settings | undefined): RechargeOffer {
  if (settings === undefined) return USUAL_OFFER;
  const { rechargePacks, minRechargeAmount, maxRechargeAmount } = settings;
  const leastCents = isAmount(minRechargeAmount) ? minRechargeAmount : USUAL_OFFER.leastCents;
  const mostCents = isAmount(maxRechargeAmount) ? maxRechargeAmount : USUAL_OFFER.mostCents;
  const takes = (cents: number) => isAmount(cents) && cents >= leastCents && cents <= mostCents;
  const packages = [...new Map(rechargePacks.map((pack) => [pack.amount, pack])).values()]
    .filter(({ amount }) => takes(amount))
    .sort((a, b) => a.amount - b.amount)
    .map(({ amount, giftAmount, giftRule }) => ({
      cents: amount,
      terms: giftRule || (giftAmount > 0 ? `充${formatYuan(amount)}送${formatYuan(giftAmount)}` : ''),
    }));
  return {
    packages: packages.length > 0 ? packages : USUAL_OFFER.packages.filter(({ cents }) => takes(cents)),
    leastCents,
    mostCents,
  };
}

/** The terms of the gifts: of the chosen package, or of all while none is chosen. Empty without a gift. */
export function giftTerms({ packages }: RechargeOffer, { packageCents }: AmountChoice): string {
  return packages
    .filter(({ cents, terms }) => terms !== '' && (packageCents === null || cents === packageCents))
    .map(({ terms }) => terms)
    .join('，');
}

/** Longer than any amount that is accepted, so that a third decimal can be typed and is refused with a reason. */
export const MAX_TYPED = 10;

/** The amount of a form: one of the packages, or what was typed. */
export interface AmountChoice {
  /** In cents; null if another amount is typed, or none is chosen yet. */
  readonly packageCents: number | null;
  /** In yuan, as typed. */
  readonly typed: string;
}

const read = (typed: string, { leastCents, mostCents }: RechargeOffer) =>
  readYuan(typed, {
    leastCents,
    mostCents,
    tooLittle: `单次最少充值 ${formatYuan(leastCents)}`,
    tooMuch: `单次最多充值 ${formatYuan(mostCents)}`,
  });

/** The chosen amount in cents; NaN if there is none, or if it cannot be recharged. A package that is no longer offered is none. */
export function centsOf({ packageCents, typed }: AmountChoice, offer: RechargeOffer): number {
  if (packageCents === null) return read(typed, offer).cents ?? Number.NaN;
  return offer.packages.some(({ cents }) => cents === packageCents) ? packageCents : Number.NaN;
}

/** Why the typed amount cannot be recharged; undefined if it can, or if nothing is typed. */
export const problemOf = ({ packageCents, typed }: AmountChoice, offer: RechargeOffer): string | undefined =>
  packageCents === null ? read(typed, offer).problem : undefined;

/** Said at the button while there is no amount to recharge; empty when there is one. */
export function blockedNoteOf(choice: AmountChoice, offer: RechargeOffer): string {
  if (Number.isSafeInteger(centsOf(choice, offer))) return '';
  return problemOf(choice, offer) === undefined ? '请选择或输入充值金额' : '请修改充值金额';
}
