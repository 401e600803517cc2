import { responseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const hostAppInfoSchema = wire.entity({ appId: wire.text(), appName: wire.text() });
export type HostAppInfo = wire.Infer<typeof hostAppInfoSchema>;
export const mapKeySchema = wire.entity({ ak: wire.text() });
/** The signature of one address for the WeChat SDK. `timestamp` in seconds. */
export const jsapiSignatureSchema = wire.entity({
  appId: wire.requiredText(),
  timestamp: wire.count(),
  nonceStr: wire.requiredText(),
  signature: wire.requiredText(),
});

export const hostConfigCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getApplicationInfo: build.query<HostAppInfo, void>({
      query: () => ({ path: 'applicationInfos' }),
      ...responseOptions(hostAppInfoSchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    getMapKey: build.query<wire.Infer<typeof mapKeySchema>, void>({
      query: () => ({ path: 'getAk' }),
      ...responseOptions(mapKeySchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    /** A mutation, because the address may contain a used ticket and must not become a cache key. Secret: url. */
    signAddress: build.mutation<wire.Infer<typeof jsapiSignatureSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'jsapiSigns', secret: handle }),
      ...responseOptions(jsapiSignatureSchema, { suppressErrors: 'all' }),
    }),
  }),
});
