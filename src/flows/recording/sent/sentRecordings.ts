/** Why a recording was sent by itself. */
export type SendReason = 'error' | 'payment' | 'screen' | 'presses';

/** Recordings that are sent by themselves, after the driver's consent. */
export interface SentRecordings {
  readonly hasConsent: boolean;
  /** The number of the latest one that was sent; null without one. Customer service asks for it. */
  readonly number: string | null;
}

/** The part of the state; null until its code is here. */
export interface WithSentRecordings {
  readonly recordings: SentRecordings | null;
}
export const selectSentNumber = ({ recordings }: WithSentRecordings): string | null => recordings?.number ?? null;
export const selectSendsRecordings = ({ recordings }: WithSentRecordings): boolean => recordings?.hasConsent === true;
