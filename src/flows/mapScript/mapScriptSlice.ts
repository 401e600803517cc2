import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { joinReducer } from '@/lib/lateReducers';

/**
 * The map's script. `none`: there is no key, so that the plan is the view; `failed`: it could not be had, the plan stands in and
 * another try is offered. Null while no map was wanted.
 */
export type MapScriptState = 'loading' | 'ready' | 'failed' | 'none';

const slice = createSlice({
  name: 'mapScript',
  initialState: null as MapScriptState | null,
  reducers: {
    /** A map came into view, or the driver wants another try. */
    mapNeeded: (state) => state,
    mapScriptChanged: (_state, { payload }: PayloadAction<MapScriptState>) => payload,
  },
});

export const { mapNeeded, mapScriptChanged } = slice.actions;
joinReducer('mapScript', slice.reducer);
export const selectMapScript = ({ mapScript }: { mapScript: MapScriptState | null }) => mapScript;
