import { respondsWith } from '@/services/transport/store/defineService';
import { count, entity, type Infer, requiredText, text } from '@/services/transport/wire/wire';

import { basicApi } from './basicApi';

export const applicationInfo = entity({ appId: text(), appName: text() });
export type ApplicationInfo = Infer<typeof applicationInfo>;
export const mapKey = entity({ ak: text() });
/** The signature of one address for the WeChat SDK. `timestamp` in seconds. */
export const jsapiSign = entity({
  appId: requiredText(),
  timestamp: count(),
  nonceStr: requiredText(),
  signature: requiredText(),
});

export const hostConfigCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getApplicationInfo: build.query<ApplicationInfo, void>({
      query: () => ({ path: 'applicationInfos' }),
      ...respondsWith(applicationInfo, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    getMapKey: build.query<Infer<typeof mapKey>, void>({
      query: () => ({ path: 'getAk' }),
      ...respondsWith(mapKey, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    /** A mutation, because the address may contain a used ticket and must not become a cache key. Secret: url. */
    signAddress: build.mutation<Infer<typeof jsapiSign>, { handle: string }>({
      query: ({ handle }) => ({ path: 'jsapiSigns', secret: handle }),
      ...respondsWith(jsapiSign, { suppressErrors: 'all' }),
    }),
  }),
});
