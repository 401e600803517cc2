/** The journals of this device, which outlive a session. The version increases when an older release could no longer read them. */
export const PAYMENTS_KEY = 'paymentJournal.v1';
export const REQUESTS_KEY = 'requestJournal.v1';

/** What could not be read of a journal is kept here for later investigation, until the session ends. */
export const unreadableKeyOf = (key: string): string => `${key}.unreadable`;

export const unreadableKeys = (): readonly string[] => [PAYMENTS_KEY, REQUESTS_KEY].map(unreadableKeyOf);
