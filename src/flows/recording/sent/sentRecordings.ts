/** Why a recording was sent automatically. */
export type SendReason = 'error' | 'payment' | 'screen' | 'presses';

/** Automatic sending of recordings, after the driver's consent. */
export interface SentRecordings {
  readonly hasConsent: boolean;
  /** The number of the latest sent recording, which customer service needs; null if there is none. */
  readonly number: string | null;
}

/** This part of the state; null until its lazy reducer is loaded. */
export interface WithSentRecordings {
  readonly recordings: SentRecordings | null;
}
export const selectSentRecordingNumber = ({ recordings }: WithSentRecordings): string | null =>
  recordings?.number ?? null;
export const selectHasRecordingConsent = ({ recordings }: WithSentRecordings): boolean =>
  recordings?.hasConsent === true;
