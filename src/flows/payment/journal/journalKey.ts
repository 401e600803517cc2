/** The attempts of this device, by payable. The number grows when an older program could not read them any more. */
export const JOURNAL_KEY = 'paymentJournal.v1';
