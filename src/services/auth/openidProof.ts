import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { authApi } from './authApi';
import { hostSignInResponseWireSchema } from './signIn';

export const openidProofCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The same call as `oAuthLogin`, sent only for the openid in its response. Never fails. Secret: the code of the
     * host's authorization.
     */
    proveOpenid: build.mutation<unknown, { handle: string; clientType: number }>({
      query: ({ handle, ...body }) => ({ path: 'driver/oAuthLogin', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(
        wire.ignoredData(),
        { proofOnly: true, provesOpenid: true, skipRenewal: true },
        hostSignInResponseWireSchema,
      ),
    }),
  }),
});
export const { useProveOpenidMutation } = openidProofCalls;
