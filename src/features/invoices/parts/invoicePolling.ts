import { SECOND_MS } from '@/lib/timeUnits';

/** The tax system takes some minutes, so 10 seconds between polls is enough. */
export const INVOICE_POLLING_INTERVALS = { visibleMs: 10 * SECOND_MS };
