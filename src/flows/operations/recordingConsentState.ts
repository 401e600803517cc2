/** Why a recording was sent automatically. */
export type RecordingSendReason = 'error' | 'payment' | 'screen' | 'presses';

/** Automatic sending of recordings, after the driver's consent. */
export interface RecordingConsentState {
  readonly hasConsent: boolean;
  /** The number of the latest sent recording, which customer service needs; null if there is none. */
  readonly number: string | null;
}

/** This part of the state; null until its lazy reducer is loaded. */
export interface RecordingConsentRootState {
  readonly recordings: RecordingConsentState | null;
}
export const selectSentRecordingNumber = ({ recordings }: RecordingConsentRootState): string | null =>
  recordings?.number ?? null;
export const selectHasRecordingConsent = ({ recordings }: RecordingConsentRootState): boolean =>
  recordings?.hasConsent === true;
