import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { sessionCalls } from '@/services/auth/session';
import type { Ports } from '@/services/transport/ports/ports';
import { isDefiniteAnswer, isServiceError } from '@/services/transport/query/serviceError';
import type { RenewOnce, TokenPair } from '@/services/transport/session/sessionKeeper';
import type { Vault } from '@/services/transport/storage/vault';

/** Sends one POST refreshToken (Rule 4.2). Only a code from the server counts as a denial; a lost connection proves nothing. */
export const renewOnceWith =
  (dispatch: ThunkDispatch<unknown, Ports, UnknownAction>, vault: Vault): RenewOnce =>
  async (refreshToken) => {
    const running = dispatch(sessionCalls.endpoints.renewTokens.initiate({ handle: vault.put({ refreshToken }) }));
    try {
      const { pairHandle } = await running.unwrap();
      const pair = vault.open(pairHandle) as TokenPair | undefined;
      vault.drop(pairHandle);
      return pair === undefined ? { unreachable: true } : { pair };
    } catch (error) {
      if (isServiceError(error) && isDefiniteAnswer(error))
        return { denied: { code: error.code, message: error.message } };
      return { unreachable: true };
    } finally {
      running.reset();
    }
  };
