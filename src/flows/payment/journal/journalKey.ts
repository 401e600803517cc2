/** The attempts of this device, by payable. The version increases when an older release could no longer read them. */
export const JOURNAL_KEY = 'paymentJournal.v1';

/** The lock of one payable, so that only one tab works on its attempt. */
export const lockNameOf = (key: string): string => `payment:${key}`;
