import { getRequestLookup } from '@/services/base/idempotentRequests/getRequestLookup';

import { bookingApi } from './bookingApi';

/** This service takes the requestId in the body, as it takes everything. */
export const bookingRequestLookup = getRequestLookup(bookingApi, 'getRequest');
