import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionStarted } from './sessionSlice';

/**
 * Why signing in through the host failed. `denied`: the host gave no code. `mismatch`: the response belongs to none of
 * our requests. `refused`: the server refused. `unreachable`: there was no response in time. `unsupported`: this host
 * cannot do it.
 */
export type HostSignInFailure = 'denied' | 'mismatch' | 'refused' | 'unreachable' | 'unsupported';

/**
 * Signing in through the host. `asking`: the request is at the host, or the page is about to be left. `exchanging`: the
 * server exchanges the code. `proving`: the host proves the openid for a payment, and nobody signs in.
 */
export type HostSignInState =
  | { step: 'idle' | 'asking' | 'exchanging' | 'proving' }
  | {
      step: 'failed';
      failure: HostSignInFailure;
      /** The server's message; may be empty. */
      message: string;
      /** 错误编号 of the failed call; may be empty. */
      ns: string;
    };

type Failed = Extract<HostSignInState, { step: 'failed' }>;

const slice = createSlice({
  name: 'authorization',
  initialState: { step: 'idle' },
  reducers: {
    /** The driver wants to sign in through the host. `wayBack`: the return path, made by `toSafeReturnPath`. */
    authorizationRequested: (_state, _action: PayloadAction<{ wayBack?: string | undefined }>): HostSignInState => ({
      step: 'asking',
    }),
    codeReceived: (): HostSignInState => ({ step: 'exchanging' }),
    authorizationFailed: (_state, { payload }: PayloadAction<Omit<Failed, 'step'>>): HostSignInState => ({
      step: 'failed',
      ...payload,
    }),
    proofBegan: (): HostSignInState => ({ step: 'proving' }),
    proofEnded: (state) => (state.step === 'proving' ? { step: 'idle' as const } : state),
    authorizationEnded: (): HostSignInState => ({ step: 'idle' }),
  },
  // A failed attempt is obsolete once the driver has signed in by another method.
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, (): HostSignInState => ({ step: 'idle' }));
  },
});

export const { authorizationRequested, codeReceived, authorizationFailed, authorizationEnded, proofBegan, proofEnded } =
  slice.actions;
export const hostSignInReducer = slice.reducer;
export const selectHostSignIn = ({ authorization }: { authorization: HostSignInState }) => authorization;
