import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { OAUTH_STATE_KEY } from '@/flows/session/oAuthKeys';
import type { HostAdapterServerCalls, Ports } from '@/platform/ports/ports';
import { authSessionCalls } from '@/services/auth/session';
import { hostAppConfigCalls } from '@/services/basic/hostConfig';

type AppDispatch = ThunkDispatch<unknown, Ports, UnknownAction> & Dispatch;

const STATE_LENGTH = 32;

/** Lets the host adapters request signatures and the authorization address from the server. */
export const createHostAdapterServerCalls = (
  dispatch: AppDispatch,
  { vault, random, tab, page }: Pick<Ports, 'vault' | 'random' | 'tab' | 'page'>,
): HostAdapterServerCalls => ({
  sign: (url) => dispatch(hostAppConfigCalls.endpoints.signAddress.initiate({ handle: vault.put({ url }) })).unwrap(),
  oAuthUrl: async (returnPath, isQuiet = false) => {
    const state = random.text(STATE_LENGTH);
    tab.set(OAUTH_STATE_KEY, state);
    const redirectUri = new URL(returnPath, page.href()).href;
    const toldBy = isQuiet ? 'caller' : undefined;
    const { url } = await dispatch(
      authSessionCalls.endpoints.getOAuthAddress.initiate({ redirectUri, state, toldBy }),
    ).unwrap();
    return url;
  },
});
