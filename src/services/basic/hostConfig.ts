import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const hostAppInfoSchema = wire.entity({ appId: wire.text(), appName: wire.text() });
export type HostAppInfo = wire.Infer<typeof hostAppInfoSchema>;
export const mapApiKeySchema = wire.entity({ ak: wire.text() });
/** The signature of one address for the WeChat SDK. `timestamp` in seconds. */
export const jsapiSignatureSchema = wire.entity({
  appId: wire.requiredText(),
  timestamp: wire.count(),
  nonceStr: wire.requiredText(),
  signature: wire.requiredText(),
});

export const hostAppConfigCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getApplicationInfo: build.query<HostAppInfo, void>({
      query: () => ({ path: 'applicationInfos' }),
      ...createEndpointResponseOptions(hostAppInfoSchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    getMapKey: build.query<wire.Infer<typeof mapApiKeySchema>, void>({
      query: () => ({ path: 'getAk' }),
      ...createEndpointResponseOptions(mapApiKeySchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    /** A mutation, because the address may contain a used ticket and must not become a cache key. Secret: url. */
    signAddress: build.mutation<wire.Infer<typeof jsapiSignatureSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'jsapiSigns', secret: handle }),
      ...createEndpointResponseOptions(jsapiSignatureSchema, { suppressErrors: 'all' }),
    }),
  }),
});
