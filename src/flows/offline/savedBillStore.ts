import { savedBillKey } from '@/flows/session/savedBillKey';

import { createSavedCopyStore } from './createSavedCopyStore';
import { savedBillSchema } from './savedBill';

/** Store of the bill that is saved for this driver and dealer. */
export const savedBillStore = createSavedCopyStore(savedBillKey, savedBillSchema);
