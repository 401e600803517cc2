import { reads } from '@/services/transport/store/defineService';
import { nothing } from '@/services/transport/wire/wire';

import { authApi } from './authApi';
import { signedInByHostWire } from './signIn';

export const openidProofCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same call as `oAuthLogin`, sent for the openid in its answer alone. Never fails. Secret: the code of the host's authorization. */
    proveOpenid: build.mutation<unknown, { handle: string; clientType: number }>({
      query: ({ handle, ...body }) => ({ path: 'driver/oAuthLogin', method: 'POST', body, secret: handle }),
      ...reads(nothing(), { onlyProves: true, provesOpenid: true, neverRenews: true }, signedInByHostWire),
    }),
  }),
});
export const { useProveOpenidMutation } = openidProofCalls;
