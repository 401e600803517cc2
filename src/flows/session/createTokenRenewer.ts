import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { Ports } from '@/platform/ports/ports';
import type { TokenPair, TokenRenewer } from '@/platform/ports/session';
import type { SecretMemoryStore } from '@/platform/storage/vault';
import { authSessionCalls } from '@/services/auth/session';
import { isSignOutErrorCode } from '@/services/base/baseQuery/errorEffectsByCode';
import { isDefiniteFailure, isServiceError } from '@/services/base/baseQuery/serviceError';

/**
 * Sends one POST refreshToken (Rule 4.2). Only a 401 in an envelope and a code that signs out count as a denial. A lost
 * connection, a busy server and any other code prove nothing.
 */
export const createTokenRenewer =
  (dispatch: ThunkDispatch<unknown, Ports, UnknownAction>, vault: SecretMemoryStore): TokenRenewer =>
  async (refreshToken) => {
    const running = dispatch(authSessionCalls.endpoints.renewTokens.initiate({ handle: vault.put({ refreshToken }) }));
    try {
      const { pairHandle } = await running.unwrap();
      const pair = vault.open(pairHandle) as TokenPair | undefined;
      vault.drop(pairHandle);
      return pair === undefined ? { unreachable: true } : { pair };
    } catch (error) {
      if (isServiceError(error) && isDefiniteFailure(error) && isSignOutErrorCode(error.code))
        return { denied: { code: error.code, message: error.message } };
      return { unreachable: true };
    } finally {
      running.reset();
    }
  };
