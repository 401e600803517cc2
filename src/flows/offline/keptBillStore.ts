import { keptBillKey } from '@/flows/session/keptBill';

import { keptBillFields } from './keptBill';
import { keptStore } from './keptStore';

/** The bill that is kept for this driver and dealer. */
export const keptBillStore = keptStore(keptBillKey, keptBillFields);
