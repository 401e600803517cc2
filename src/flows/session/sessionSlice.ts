import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { SessionTrust } from '@/platform/ports/session';

/**
 * `resolving`: a ticket is being exchanged or a driver is signing out. Screens wait then, instead of flashing the wrong
 * state.
 */
export type SessionStatus = 'resolving' | 'visitor' | 'signedIn';

export interface SessionSliceState {
  status: SessionStatus;
  /** Increases when a session ends. The former driver's screens are then unmounted with all their state. */
  generation: number;
  /** The driver was notified to sign in, and the sign-in screen is about to open. All buttons are disabled. */
  isLedToLogin: boolean;
  trust: SessionTrust;
}

const initialState: SessionSliceState = {
  status: 'visitor',
  generation: 0,
  isLedToLogin: false,
  trust: { isOpenidProved: false, isFromLink: false, isOwnerConfirmed: false },
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionResolved: (state, { payload }: PayloadAction<{ isSignedIn: boolean }>) => {
      state.status = payload.isSignedIn ? 'signedIn' : 'visitor';
    },
    sessionStarted: (state) => {
      state.status = 'signedIn';
    },
    /** The signed-in driver was identified. The session is the same. */
    driverIdentified: (state) => state,
    sessionEnded: (state) => {
      state.status = 'visitor';
      state.generation += 1;
    },
    loginLeadBegan: (state) => {
      state.isLedToLogin = true;
    },
    /** The sign-in screen is open or was open already, or the driver has navigated elsewhere. */
    loginLeadEnded: (state) => {
      state.isLedToLogin = false;
    },
    trustChanged: (state, { payload }: PayloadAction<SessionTrust>) => {
      state.trust = payload;
    },
    /** `wayBack`: the path to return to after signing in as somebody else. `toSafeReturnPath` accepts it. */
    signOutRequested: (state, _action: PayloadAction<{ wayBack: string } | undefined>) => {
      state.status = 'resolving';
    },
  },
});

export const {
  sessionResolved,
  sessionStarted,
  driverIdentified,
  sessionEnded,
  loginLeadBegan,
  loginLeadEnded,
  trustChanged,
  signOutRequested,
} = slice.actions;
export const sessionReducer = slice.reducer;
export type SessionRootState = { session: SessionSliceState };
export const selectSessionStatus = ({ session }: SessionRootState) => session.status;
export const selectIsSignedIn = ({ session }: SessionRootState) => session.status === 'signedIn';
export const selectIsRedirectingToSignIn = ({ session }: SessionRootState) => session.isLedToLogin;
export const selectSessionGeneration = ({ session }: SessionRootState) => session.generation;
/**
 * In a session that a link has opened, its driver may be somebody else: nothing is bound until they are known to be the
 * person at the device.
 */
export const selectIsSessionOwnerUncertain = (state: SessionRootState): boolean =>
  selectIsSessionFromLink(state) && selectSessionTrust(state)?.isOwnerConfirmed !== true;
/** Recordings of older releases have no `trust`. */
export const selectSessionTrust = ({ session }: SessionRootState): Partial<SessionTrust> | undefined => session.trust;
export const selectIsOpenidProved = (state: SessionRootState): boolean =>
  selectSessionTrust(state)?.isOpenidProved === true;
export const selectIsSessionFromLink = (state: SessionRootState): boolean =>
  selectSessionTrust(state)?.isFromLink === true;
