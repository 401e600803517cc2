import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';

import type { OfflineState, ShownOfflineBerthRoute, ShownOfflineBillCopy } from './offlineState';

const EMPTY_STATE: OfflineState = { isLineLost: false, bill: null };
const nullIfEmpty = (state: OfflineState): OfflineState | null =>
  state.isLineLost || state.bill !== null || state.way !== undefined || state.isTimeUnsure === true ? state : null;
const withoutRoute = ({ way: _, ...state }: OfflineState): OfflineState => state;
const withCertainTime = ({ isTimeUnsure: _, ...state }: OfflineState): OfflineState => state;

const slice = createSlice({
  name: 'offline',
  initialState: null as OfflineState | null,
  reducers: {
    lineLost: (state) => nullIfEmpty({ ...(state ?? EMPTY_STATE), isLineLost: true }),
    lineBack: (state) => nullIfEmpty({ ...(state ?? EMPTY_STATE), isLineLost: false }),
    billShown: (state, { payload }: PayloadAction<ShownOfflineBillCopy>) =>
      nullIfEmpty({ ...(state ?? EMPTY_STATE), bill: payload }),
    billHidden: (state) => nullIfEmpty({ ...(state ?? EMPTY_STATE), bill: null }),
    wayShown: (state, { payload }: PayloadAction<ShownOfflineBerthRoute>) =>
      nullIfEmpty({ ...(state ?? EMPTY_STATE), way: payload }),
    wayHidden: (state) => nullIfEmpty(withoutRoute(state ?? EMPTY_STATE)),
    timeUnsure: (state) => nullIfEmpty({ ...(state ?? EMPTY_STATE), isTimeUnsure: true }),
    timeSure: (state) => nullIfEmpty(withCertainTime(state ?? EMPTY_STATE)),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => {
      const { isLineLost, isTimeUnsure } = state ?? EMPTY_STATE;
      return nullIfEmpty({ ...EMPTY_STATE, isLineLost, ...(isTimeUnsure === true ? { isTimeUnsure } : {}) });
    }),
});

export const { lineLost, lineBack, billShown, billHidden, wayShown, wayHidden, timeUnsure, timeSure } = slice.actions;
registerLazyReducer('offline', slice.reducer);
