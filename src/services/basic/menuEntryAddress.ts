import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const menuEntryAddressSchema = wire.entity({ url: wire.requiredText() });

/** Needed only when an entry is pressed that opens an external page. */
export const menuEntryAddressCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    /** The address behind a menu entry. `driverId` is sent only if the entry requires a session. */
    getH5Address: build.mutation<wire.Infer<typeof menuEntryAddressSchema>, { pageId: string; driverId?: string }>({
      query: (query) => ({ path: 'getH5Url', query: { ...query } }),
      ...createEndpointResponseOptions(menuEntryAddressSchema),
    }),
  }),
});
