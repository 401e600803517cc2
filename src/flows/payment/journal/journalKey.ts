import { PAYMENTS_KEY } from '@/services/transport/storage/journalKeys';

/** The attempts of this device, by payable. */
export const JOURNAL_KEY = PAYMENTS_KEY;

/** The lock of one payable, so that only one tab works on its attempt. */
export const lockNameOf = (key: string): string => `payment:${key}`;
