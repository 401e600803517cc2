import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { authApi } from './authApi';
import { hostSignInResponseWireSchema, signInResponseSchema } from './signIn';

/**
 * One of several accounts of a third-party id. `accountNo` counts within the authorization code and is no account id:
 * it is useless without the code. The server masks name and phone.
 */
export const signInAccountOptionSchema = wire.entity({
  accountNo: wire.id(),
  nickName: wire.text(),
  phone: wire.text(),
  plateNum: wire.count(),
});
export type SignInAccountOption = wire.Infer<typeof signInAccountOptionSchema>;
export const signInAccountOptionsSchema = wire.results(signInAccountOptionSchema);

export const signInAccountChoiceCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Secret: the code of the host's authorization, which stays valid until an account is chosen. */
    listThirdAccounts: build.mutation<wire.Infer<typeof signInAccountOptionsSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'driver/oAuthAccounts', method: 'POST', secret: handle }),
      ...createEndpointResponseOptions(signInAccountOptionsSchema, { skipRenewal: true, suppressErrors: 'unlisted' }),
    }),
    /** Secret: the same code. The tokens come from the server, for the code and the account together. */
    chooseThirdAccount: build.mutation<wire.Infer<typeof signInResponseSchema>, { handle: string; accountNo: string }>({
      query: ({ handle, ...body }) => ({ path: 'driver/oAuthChoice', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(
        signInResponseSchema,
        { storeTokens: true, provesOpenid: true, skipRenewal: true, suppressErrors: 'unlisted' },
        hostSignInResponseWireSchema,
      ),
    }),
  }),
});
export const { useListThirdAccountsMutation, useChooseThirdAccountMutation } = signInAccountChoiceCalls;
