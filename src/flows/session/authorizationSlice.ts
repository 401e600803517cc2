import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionStarted } from './sessionSlice';

/**
 * Why signing in through the host did not work: `denied` the host gave no code, `mismatch` the answer belongs to no request
 * of ours, `refused` the server said no, `unreachable` nobody answered in time, `unsupported` this host cannot do it.
 */
export type AuthorizationFailure = 'denied' | 'mismatch' | 'refused' | 'unreachable' | 'unsupported';

/** Signing in through the host. `asking`: the host is asked, or the page is being left; `exchanging`: its code is at the server. */
export type AuthorizationState =
  | { step: 'idle' | 'asking' | 'exchanging' }
  | {
      step: 'failed';
      failure: AuthorizationFailure;
      /** The server's own words; may be empty. */
      message: string;
      /** 错误编号 of the failed call; may be empty. */
      ns: string;
    };

type Failed = Extract<AuthorizationState, { step: 'failed' }>;

const slice = createSlice({
  name: 'authorization',
  initialState: { step: 'idle' },
  reducers: {
    /** The driver wants to sign in through the host. `wayBack`: a path that `safeReturnPath` made. */
    authorizationAsked: (_state, _action: PayloadAction<{ wayBack?: string | undefined }>): AuthorizationState => ({
      step: 'asking',
    }),
    codeReceived: (): AuthorizationState => ({ step: 'exchanging' }),
    authorizationFailed: (_state, { payload }: PayloadAction<Omit<Failed, 'step'>>): AuthorizationState => ({
      step: 'failed',
      ...payload,
    }),
    authorizationEnded: (): AuthorizationState => ({ step: 'idle' }),
  },
  // What went wrong on the way in is no news to whoever got in by another way.
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, (): AuthorizationState => ({ step: 'idle' }));
  },
});

export const { authorizationAsked, codeReceived, authorizationFailed, authorizationEnded } = slice.actions;
export const authorizationReducer = slice.reducer;
export const selectAuthorization = ({ authorization }: { authorization: AuthorizationState }) => authorization;
