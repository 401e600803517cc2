import { respondsWith } from '@/services/transport/store/defineService';
import { count, entity, id, type Infer, results, text } from '@/services/transport/wire/wire';

import { authApi } from './authApi';
import { signedIn, signedInByHostWire } from './signIn';

/**
 * One of several accounts of a third-party id. `accountNo` counts within the authorization code and is no account id:
 * it is useless without the code. The server masks name and phone.
 */
export const thirdAccount = entity({ accountNo: id(), nickName: text(), phone: text(), plateNum: count() });
export type ThirdAccount = Infer<typeof thirdAccount>;
export const thirdAccounts = results(thirdAccount);

export const accountChoiceCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Secret: the code of the host's authorization, which stays valid until an account is chosen. */
    listThirdAccounts: build.mutation<Infer<typeof thirdAccounts>, { handle: string }>({
      query: ({ handle }) => ({ path: 'driver/oAuthAccounts', method: 'POST', secret: handle }),
      ...respondsWith(thirdAccounts, { skipRenewal: true, suppressErrors: 'unlisted' }),
    }),
    /** Secret: the same code. The tokens come from the server, for the code and the account together. */
    chooseThirdAccount: build.mutation<Infer<typeof signedIn>, { handle: string; accountNo: string }>({
      query: ({ handle, ...body }) => ({ path: 'driver/oAuthChoice', method: 'POST', body, secret: handle }),
      ...respondsWith(
        signedIn,
        { storeTokens: true, provesOpenid: true, skipRenewal: true, suppressErrors: 'unlisted' },
        signedInByHostWire,
      ),
    }),
  }),
});
export const { useListThirdAccountsMutation, useChooseThirdAccountMutation } = accountChoiceCalls;
