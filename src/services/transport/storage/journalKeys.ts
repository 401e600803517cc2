/**
 * The journals of this device, which persist beyond a session. The version increases when older releases can no longer
 * read them.
 */
export const PAYMENTS_KEY = 'paymentJournal.v1';
export const REQUESTS_KEY = 'requestJournal.v1';

/** The key of a copy of unreadable journal entries, kept for investigation until the session ends. */
export const toUnreadableKey = (key: string): string => `${key}.unreadable`;

export const listUnreadableKeys = (): readonly string[] => [PAYMENTS_KEY, REQUESTS_KEY].map(toUnreadableKey);
