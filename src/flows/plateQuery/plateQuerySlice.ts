import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';

import type { BillPageName } from './resolvePlateQueryResultPath';

/** A plate to query. `isYellow` is sent as colour 2, a large vehicle's yellow plate; other colours are not sent. */
export interface PlateQuery {
  plateNo: string;
  isYellow: boolean;
  /** The page for a single bill; `payPage` if omitted. */
  billAt?: BillPageName;
}

export interface PlateQueryState {
  isAsking: boolean;
  /** The last queried plate if it owes nothing. Empty if there is none, or while another plate is being typed. */
  nothingFor: string;
}

const initialState: PlateQueryState = { isAsking: false, nothingFor: '' };

const slice = createSlice({
  name: 'plateQuery',
  initialState,
  reducers: {
    plateQueried: (_state, _action: PayloadAction<PlateQuery>) => undefined,
    plateQueryStarted: (state) => {
      state.isAsking = true;
      state.nothingFor = '';
    },
    nothingFound: (state, { payload }: PayloadAction<string>) => {
      state.nothingFor = payload;
    },
    plateChanged: (state) => {
      state.nothingFor = '';
    },
    plateQueryEnded: (state) => {
      state.isAsking = false;
    },
  },
  // The next driver must not see which plate was queried.
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => {
      state.nothingFor = '';
    }),
});

export const { plateQueried, plateQueryStarted, plateQueryEnded, nothingFound, plateChanged } = slice.actions;
export const plateQueryReducer = slice.reducer;
export const selectIsPlateQueryPending = ({ plateQuery }: { plateQuery: PlateQueryState }) => plateQuery.isAsking;
export const selectPlateWithoutBill = ({ plateQuery }: { plateQuery: PlateQueryState }) => plateQuery.nothingFor;
