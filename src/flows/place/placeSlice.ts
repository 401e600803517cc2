import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** GCJ-02 degrees. */
export interface Coordinates {
  lng: number;
  lat: number;
}

/** The place that "nearby" refers to. */
export interface DriverLocationState {
  /** Null until a screen needs it. */
  point: Coordinates | null;
  /** Whether the driver has agreed to the privacy text. */
  mayAsk: boolean;
  /** Whether `point` is the current location of the driver, and not a stored or configured place. */
  isLocated: boolean;
  /** Device time in milliseconds; 0 when never located. */
  locatedAtMs: number;
  isAsking: boolean;
  /** The error text of the last attempt; empty if there was no error. */
  failure: string;
}

const initialState: DriverLocationState = {
  point: null,
  mayAsk: false,
  isLocated: false,
  locatedAtMs: 0,
  isAsking: false,
  failure: '',
};

const slice = createSlice({
  name: 'place',
  initialState,
  reducers: {
    /** A block that shows what is nearby came into view. */
    placeNeeded: (state, { payload }: PayloadAction<{ mayAsk: boolean }>) => {
      state.mayAsk = payload.mayAsk;
    },
    /** The driver requests to be located again. */
    placeRequested: () => undefined,
    placeAssumed: (state, { payload }: PayloadAction<Coordinates>) => {
      state.point = payload;
    },
    locatingStarted: (state) => {
      state.isAsking = true;
      state.failure = '';
    },
    located: (state, { payload }: PayloadAction<{ point: Coordinates; atMs: number }>) => ({
      point: payload.point,
      mayAsk: state.mayAsk,
      isLocated: true,
      locatedAtMs: payload.atMs,
      isAsking: false,
      failure: '',
    }),
    locatingFailed: (state, { payload }: PayloadAction<string>) => {
      state.isAsking = false;
      state.failure = payload;
    },
  },
});

export const { placeNeeded, placeRequested, placeAssumed, locatingStarted, located, locatingFailed } = slice.actions;
export const driverLocationReducer = slice.reducer;
export const selectDriverLocationState = ({ place }: { place: DriverLocationState }) => place;
