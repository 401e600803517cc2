import { PAYMENT_JOURNAL_STORAGE_KEY } from '@/platform/storage/journalKeys';

/** The attempts of this device, by payable. */
export const PAYMENT_JOURNAL_KEY = PAYMENT_JOURNAL_STORAGE_KEY;

/** The lock of one payable, so that only one tab processes its attempt. */
export const getPaymentTabLockName = (key: string): string => `payment:${key}`;

/**
 * Viewed results, by requestId. In local storage, because a messaging app closes its window, and with it the session
 * storage, when the driver switches away. It outlives the session, so it identifies no bill.
 */
export const VIEWED_PAYMENT_RESULTS_KEY = 'resultsSeen.v1';
