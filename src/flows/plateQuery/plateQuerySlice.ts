import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';

import type { BillPage } from './plateQueryPath';

/** What a driver asks about a plate; colour 2 is the yellow large vehicle, others are not sent. */
export interface PlateQuery {
  plateNo: string;
  isYellow: boolean;
  /** Where one bill leads; its own page when not said. */
  billAt?: BillPage;
}

export interface PlateQueryState {
  isAsking: boolean;
  /** The plate that was asked about last and owes nothing; empty when there is none, or when another is being typed. */
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
  // Which plate he asked about is nobody else's business.
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => {
      state.nothingFor = '';
    }),
});

export const { plateQueried, plateQueryStarted, plateQueryEnded, nothingFound, plateChanged } = slice.actions;
export const plateQueryReducer = slice.reducer;
export const selectIsPlateAsked = ({ plateQuery }: { plateQuery: PlateQueryState }) => plateQuery.isAsking;
export const selectNothingFor = ({ plateQuery }: { plateQuery: PlateQueryState }) => plateQuery.nothingFor;
