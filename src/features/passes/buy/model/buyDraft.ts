import { type CheckoutDraft, isCheckoutDraft, NO_CHOICE } from '@/widgets/checkout/model/checkoutDraft';

/** What the driver has chosen for a pass that is not bought yet. The form of its documents shares it. */
export interface BuyDraft extends CheckoutDraft {
  /** Null: nothing was chosen yet, so the default plate is offered. The first one is the main plate. */
  readonly plateIds: readonly string[] | null;
  /** Null: the fewest that the rule sells. */
  readonly cycles: number | null;
  /** `YYYY-MM-DD`; empty while it is not chosen. */
  readonly startDay: string;
  readonly hasReadTerms: boolean;
  /** The passes that overlap and that the driver has agreed to, by `overlapKey`; empty: none. */
  readonly agreedOverlap: string;
}

export const NEW_BUY: BuyDraft = {
  ...NO_CHOICE,
  plateIds: null,
  cycles: null,
  startDay: '',
  hasReadTerms: false,
  agreedOverlap: '',
};

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const isBuyDraft = (value: unknown): value is BuyDraft =>
  isCheckoutDraft(value) &&
  (value['plateIds'] === null || isIds(value['plateIds'])) &&
  (value['cycles'] === null || Number.isSafeInteger(value['cycles'])) &&
  typeof value['startDay'] === 'string' &&
  typeof value['hasReadTerms'] === 'boolean' &&
  typeof value['agreedOverlap'] === 'string';
