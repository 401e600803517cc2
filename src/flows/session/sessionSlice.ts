import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `resolving`: a ticket is being exchanged or a driver is signing out; screens wait instead of flashing the wrong state. */
export type SessionStatus = 'resolving' | 'visitor' | 'signedIn';

export interface SessionState {
  status: SessionStatus;
  /** Grows when a session ends: the screens of the former driver are thrown away with everything they remember. */
  generation: number;
}

const initialState: SessionState = { status: 'visitor', generation: 0 };

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
    sessionEnded: (state) => {
      state.status = 'visitor';
      state.generation += 1;
    },
    signOutAsked: (state) => {
      state.status = 'resolving';
    },
  },
});

export const { sessionResolved, sessionStarted, sessionEnded, signOutAsked } = slice.actions;
export const sessionReducer = slice.reducer;
type WithSession = { session: SessionState };
export const selectSessionStatus = ({ session }: WithSession) => session.status;
export const selectIsSignedIn = ({ session }: WithSession) => session.status === 'signedIn';
export const selectSessionGeneration = ({ session }: WithSession) => session.generation;
