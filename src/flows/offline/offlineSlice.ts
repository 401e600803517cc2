import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { joinReducer } from '@/lib/lazyReducers';

import type { OfflineState, ShownBill, ShownWay } from './offlineState';

const NOTHING: OfflineState = { isLineLost: false, bill: null };
const known = (state: OfflineState): OfflineState | null =>
  state.isLineLost || state.bill !== null || state.way !== undefined || state.isTimeUnsure === true ? state : null;
const withoutWay = ({ way: _, ...state }: OfflineState): OfflineState => state;
const withSureTime = ({ isTimeUnsure: _, ...state }: OfflineState): OfflineState => state;

const slice = createSlice({
  name: 'offline',
  initialState: null as OfflineState | null,
  reducers: {
    lineLost: (state) => known({ ...(state ?? NOTHING), isLineLost: true }),
    lineBack: (state) => known({ ...(state ?? NOTHING), isLineLost: false }),
    billShown: (state, { payload }: PayloadAction<ShownBill>) => known({ ...(state ?? NOTHING), bill: payload }),
    billHidden: (state) => known({ ...(state ?? NOTHING), bill: null }),
    wayShown: (state, { payload }: PayloadAction<ShownWay>) => known({ ...(state ?? NOTHING), way: payload }),
    wayHidden: (state) => known(withoutWay(state ?? NOTHING)),
    timeUnsure: (state) => known({ ...(state ?? NOTHING), isTimeUnsure: true }),
    timeSure: (state) => known(withSureTime(state ?? NOTHING)),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => {
      const { isLineLost, isTimeUnsure } = state ?? NOTHING;
      return known({ ...NOTHING, isLineLost, ...(isTimeUnsure === true ? { isTimeUnsure } : {}) });
    }),
});

export const { lineLost, lineBack, billShown, billHidden, wayShown, wayHidden, timeUnsure, timeSure } = slice.actions;
joinReducer('offline', slice.reducer);
