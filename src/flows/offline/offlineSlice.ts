import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { joinReducer } from '@/lib/lazyReducers';

import type { OfflineState, ShownBill } from './offlineState';

const known = (isLineLost: boolean, bill: ShownBill | null): OfflineState | null =>
  isLineLost || bill !== null ? { isLineLost, bill } : null;

const slice = createSlice({
  name: 'offline',
  initialState: null as OfflineState | null,
  reducers: {
    lineLost: (state) => known(true, state?.bill ?? null),
    lineBack: (state) => known(false, state?.bill ?? null),
    billShown: (state, { payload }: PayloadAction<ShownBill>) => known(state?.isLineLost === true, payload),
    billHidden: (state) => known(state?.isLineLost === true, null),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, (state) => known(state?.isLineLost === true, null)),
});

export const { lineLost, lineBack, billShown, billHidden } = slice.actions;
joinReducer('offline', slice.reducer);
