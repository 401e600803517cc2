import { SECOND_MS } from '@/lib/timeUnits';

/** The tax system takes some minutes. */
export const INVOICE_RHYTHM = { seenMs: 10 * SECOND_MS };
