import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';

/** The driver's choices for a pass that is not bought yet. The documents form shares them. */
export interface PassPurchaseDraft extends CheckoutDraft {
  /** Null: nothing was chosen yet, so the default plate is used. The first one is the main plate. */
  readonly plateIds: readonly string[] | null;
  /** Null: the minimum of the rule. */
  readonly cycles: number | null;
  /** `YYYY-MM-DD`; empty while it is not chosen. */
  readonly startDay: string;
  readonly hasReadTerms: boolean;
  /** The overlapping passes that the driver has accepted, as a `toPassOverlapKey`; empty: none. */
  readonly agreedOverlap: string;
}

export const EMPTY_PASS_PURCHASE_DRAFT: PassPurchaseDraft = {
  ...EMPTY_CHECKOUT_DRAFT,
  plateIds: null,
  cycles: null,
  startDay: '',
  hasReadTerms: false,
  agreedOverlap: '',
};

const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

export const isPassPurchaseDraft = (value: unknown): value is PassPurchaseDraft =>
  isCheckoutDraft(value) &&
  (value['plateIds'] === null || isIdList(value['plateIds'])) &&
  (value['cycles'] === null || Number.isSafeInteger(value['cycles'])) &&
  typeof value['startDay'] === 'string' &&
  typeof value['hasReadTerms'] === 'boolean' &&
  typeof value['agreedOverlap'] === 'string';
