/** Why a recording was sent automatically. */
export type RecordingSendReason = 'error' | 'payment' | 'screen' | 'presses';

/** Automatic sending of recordings, after the driver's consent. */
export interface RecordingSendConsentState {
  readonly hasConsent: boolean;
  /** The number of the latest sent recording, which customer service needs; null if there is none. */
  readonly number: string | null;
}

/** This part of the state; null until its lazy reducer is loaded. */
export interface RecordingConsentRootState {
  readonly recordings: RecordingSendConsentState | null;
}
export const selectLatestSentRecordingNumber = ({ recordings }: RecordingConsentRootState): string | null =>
  recordings?.number ?? null;
export const selectHasRecordingSendConsent = ({ recordings }: RecordingConsentRootState): boolean =>
  recordings?.hasConsent === true;
