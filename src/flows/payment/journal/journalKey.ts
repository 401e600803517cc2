import { PAYMENTS_KEY } from '@/services/transport/storage/journalKeys';

/** The attempts of this device, by payable. */
export const JOURNAL_KEY = PAYMENTS_KEY;

/** The lock of one payable, so that only one tab works on its attempt. */
export const lockNameOf = (key: string): string => `payment:${key}`;

/**
 * The results that were seen, by requestId. In local storage, because a messaging app closes its window, and with it the session storage, when the driver
 * looks elsewhere. It outlives the session, so it names no bill.
 */
export const SEEN_KEY = 'resultsSeen.v1';
