import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { joinReducer } from '@/lib/lazyReducers';

import type { OfflineState, ShownBill, ShownWay } from './offlineState';

const NOTHING: OfflineState = { isLineLost: false, bill: null };
const known = (state: OfflineState): OfflineState | null =>
  state.isLineLost || state.bill !== null || state.way !== undefined ? state : null;
const withoutWay = ({ isLineLost, bill }: OfflineState): OfflineState => ({ isLineLost, bill });

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
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => known({ ...NOTHING, isLineLost: state?.isLineLost === true })),
});

export const { lineLost, lineBack, billShown, billHidden, wayShown, wayHidden } = slice.actions;
joinReducer('offline', slice.reducer);
