/** The attempts of this device, by payable. The version increases when an older release could no longer read them. */
export const JOURNAL_KEY = 'paymentJournal.v1';
