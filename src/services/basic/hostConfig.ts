import { responseOptions } from '@/services/base/defineService/defineService';
import { count, entity, type Infer, requiredText, text } from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const hostAppInfoSchema = entity({ appId: text(), appName: text() });
export type HostAppInfo = Infer<typeof hostAppInfoSchema>;
export const mapKeySchema = entity({ ak: text() });
/** The signature of one address for the WeChat SDK. `timestamp` in seconds. */
export const jsapiSignatureSchema = entity({
  appId: requiredText(),
  timestamp: count(),
  nonceStr: requiredText(),
  signature: requiredText(),
});

export const hostConfigCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getApplicationInfo: build.query<HostAppInfo, void>({
      query: () => ({ path: 'applicationInfos' }),
      ...responseOptions(hostAppInfoSchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    getMapKey: build.query<Infer<typeof mapKeySchema>, void>({
      query: () => ({ path: 'getAk' }),
      ...responseOptions(mapKeySchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    /** A mutation, because the address may contain a used ticket and must not become a cache key. Secret: url. */
    signAddress: build.mutation<Infer<typeof jsapiSignatureSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'jsapiSigns', secret: handle }),
      ...responseOptions(jsapiSignatureSchema, { suppressErrors: 'all' }),
    }),
  }),
});
