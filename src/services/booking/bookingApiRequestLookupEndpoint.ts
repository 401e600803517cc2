import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { bookingApi } from './bookingApi';

/** This service takes the requestId in the body, as it takes everything. */
export const bookingApiRequestLookupEndpoint = getRequestLookupEndpoint(bookingApi, 'getRequest');
