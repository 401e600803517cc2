/**
 * The journals of this device, which persist beyond a session. The version increases when older releases can no longer
 * read them.
 */
export const PAYMENT_JOURNAL_STORAGE_KEY = 'paymentJournal.v1';
export const REQUEST_JOURNAL_STORAGE_KEY = 'requestJournal.v1';

/** The key of a copy of unreadable journal entries, kept for investigation until the session ends. */
export const toUnreadableJournalCopyKey = (key: string): string => `${key}.unreadable`;

export const listUnreadableJournalCopyKeys = (): readonly string[] =>
  [PAYMENT_JOURNAL_STORAGE_KEY, REQUEST_JOURNAL_STORAGE_KEY].map(toUnreadableJournalCopyKey);
