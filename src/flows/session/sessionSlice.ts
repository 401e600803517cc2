import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `resolving`: a ticket is being exchanged or a driver is signing out. Screens wait then, instead of flashing the wrong state. */
export type SessionStatus = 'resolving' | 'visitor' | 'signedIn';

export interface SessionState {
  status: SessionStatus;
  /** Increases when a session ends. The former driver's screens are then unmounted with all their state. */
  generation: number;
  /** The driver was told to sign in, and the sign-in screen is about to open. Nothing on the screen may be pressed any more. */
  isLedToLogin: boolean;
}

const initialState: SessionState = { status: 'visitor', generation: 0, isLedToLogin: false };

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
    /** It became known who is signed in. The session is the same. */
    driverIdentified: (state) => state,
    sessionEnded: (state) => {
      state.status = 'visitor';
      state.generation += 1;
    },
    loginLeadBegan: (state) => {
      state.isLedToLogin = true;
    },
    /** The sign-in screen is open or was open already, or the driver has gone elsewhere. */
    loginLeadEnded: (state) => {
      state.isLedToLogin = false;
    },
    signOutRequested: (state) => {
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
  signOutRequested,
} = slice.actions;
export const sessionReducer = slice.reducer;
export type WithSession = { session: SessionState };
export const selectSessionStatus = ({ session }: WithSession) => session.status;
export const selectIsSignedIn = ({ session }: WithSession) => session.status === 'signedIn';
export const selectIsLedToLogin = ({ session }: WithSession) => session.isLedToLogin;
export const selectSessionGeneration = ({ session }: WithSession) => session.generation;
