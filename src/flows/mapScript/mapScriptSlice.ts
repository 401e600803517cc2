import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { registerLazyReducer } from '@/lib/lazyReducers';

/**
 * The state of the map script. `none`: there is no key, so the plan is shown. `failed`: the script could not be loaded,
 * so the plan is shown with a retry. Null while no map was needed.
 */
export type MapScriptState = 'loading' | 'ready' | 'failed' | 'none';

const slice = createSlice({
  name: 'mapScript',
  initialState: null as MapScriptState | null,
  reducers: {
    /** A map came into view, or the driver retries. */
    mapNeeded: (state) => state,
    mapScriptChanged: (_state, { payload }: PayloadAction<MapScriptState>) => payload,
  },
});

export const { mapNeeded, mapScriptChanged } = slice.actions;
registerLazyReducer('mapScript', slice.reducer);
export const selectMapScriptState = ({ mapScript }: { mapScript: MapScriptState | null }) => mapScript;
