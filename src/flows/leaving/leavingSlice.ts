import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** An outside page the driver asked for and has not agreed to yet; `url` is https, `host` is shown. */
export interface LeavingState {
  asked: { url: string; host: string } | null;
}

const initialState: LeavingState = { asked: null };

const slice = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    leavingAsked: (state, { payload }: PayloadAction<{ url: string; host: string }>) => {
      state.asked = payload;
    },
    leavingDeclined: (state) => {
      state.asked = null;
    },
  },
});

export const { leavingAsked, leavingDeclined } = slice.actions;
export const leavingReducer = slice.reducer;
export const selectLeaving = ({ leaving }: { leaving: LeavingState }) => leaving.asked;
