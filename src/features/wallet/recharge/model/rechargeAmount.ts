import { formatYuan } from '@/domain/money';
import { readYuan } from '@/domain/wallet/typedYuan';

/** The amounts that can be chosen with one tap, in cents. */
export const PACKAGES = [5_000, 10_000, 20_000, 50_000] as const;

/** What the gateway accepts for one recharge, in cents. It refuses any other amount. */
const MIN_CENTS = 1;
const MAX_CENTS = 500_000;

/** Longer than any amount that is accepted, so that a third decimal can be typed and is refused with a reason. */
export const MAX_TYPED = 10;

/** The amount of a form: one of the packages, or what was typed. */
export interface AmountChoice {
  /** In cents; null if another amount is typed, or none is chosen yet. */
  readonly packageCents: number | null;
  /** In yuan, as typed. */
  readonly typed: string;
}

const read = (typed: string) =>
  readYuan(typed, {
    leastCents: MIN_CENTS,
    mostCents: MAX_CENTS,
    tooLittle: `单次最少充值 ${formatYuan(MIN_CENTS)}`,
    tooMuch: `单次最多充值 ${formatYuan(MAX_CENTS)}`,
  });

/** The chosen amount in cents; NaN if there is none, or if it cannot be recharged. */
export const centsOf = ({ packageCents, typed }: AmountChoice): number =>
  packageCents ?? read(typed).cents ?? Number.NaN;

/** Why the typed amount cannot be recharged; undefined if it can, or if nothing is typed. */
export const problemOf = ({ packageCents, typed }: AmountChoice): string | undefined =>
  packageCents === null ? read(typed).problem : undefined;

/** Said at the button while there is no amount to recharge; empty when there is one. */
export function blockedNoteOf(choice: AmountChoice): string {
  if (Number.isSafeInteger(centsOf(choice))) return '';
  return problemOf(choice) === undefined ? '请选择或输入充值金额' : '请修改充值金额';
}
