import { getOfflineBillCopyKey } from '@/flows/session/getOfflineBillCopyKey';

import { createOfflineCopyStore } from './createOfflineCopyStore';
import { offlineBillCopySchema } from './offlineBillCopy';

/** Store of the bill that is saved for this driver and dealer. */
export const offlineBillCopyStore = createOfflineCopyStore(getOfflineBillCopyKey, offlineBillCopySchema);
