import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { sessionCalls } from '@/services/auth/session';
import type { Ports } from '@/services/transport/ports/ports';
import { errorEffectsByCode } from '@/services/transport/query/errorEffectsByCode';
import { isDefiniteFailure, isServiceError } from '@/services/transport/query/serviceError';
import type { TokenPair,TokenRenewer } from '@/services/transport/session/sessionKeeper';
import type { SecretMemoryStore } from '@/services/transport/storage/vault';

/**
 * Sends one POST refreshToken (Rule 4.2). Only a 401 in an envelope and a code that signs out count as a denial. A lost
 * connection, a busy server and any other code prove nothing.
 */
export const createTokenRenewer =
  (dispatch: ThunkDispatch<unknown, Ports, UnknownAction>, vault: SecretMemoryStore): TokenRenewer =>
  async (refreshToken) => {
    const running = dispatch(sessionCalls.endpoints.renewTokens.initiate({ handle: vault.put({ refreshToken }) }));
    try {
      const { pairHandle } = await running.unwrap();
      const pair = vault.open(pairHandle) as TokenPair | undefined;
      vault.drop(pairHandle);
      return pair === undefined ? { unreachable: true } : { pair };
    } catch (error) {
      if (isServiceError(error) && isDefiniteFailure(error) && errorEffectsByCode[error.code]?.do === 'signOut')
        return { denied: { code: error.code, message: error.message } };
      return { unreachable: true };
    } finally {
      running.reset();
    }
  };
