import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a driver asks about a plate; colour 2 is the yellow large vehicle, others are not sent. */
export interface PlateQuery {
  plateNo: string;
  isYellow: boolean;
}

export interface PlateQueryState {
  isAsking: boolean;
}

const initialState: PlateQueryState = { isAsking: false };

const slice = createSlice({
  name: 'plateQuery',
  initialState,
  reducers: {
    plateQueried: (_state, _action: PayloadAction<PlateQuery>) => undefined,
    plateQueryStarted: (state) => {
      state.isAsking = true;
    },
    plateQueryEnded: (state) => {
      state.isAsking = false;
    },
  },
});

export const { plateQueried, plateQueryStarted, plateQueryEnded } = slice.actions;
export const plateQueryReducer = slice.reducer;
export const selectIsPlateAsked = ({ plateQuery }: { plateQuery: PlateQueryState }) => plateQuery.isAsking;
