import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { joinReducer } from '@/lib/lazyReducers';

/** GCJ-02 degrees. */
export interface Destination {
  lng: number;
  lat: number;
  name: string;
  address: string;
}

export interface WayRequested {
  to: Destination;
  /** The driver's place, null if unknown. */
  from: { lng: number; lat: number } | null;
}

/** The route for which the driver is choosing a map app; null: no choice is open. */
export type WayfindingState = WayRequested;

export type MapAppName = 'amap' | 'baidu';

const slice = createSlice({
  name: 'wayfinding',
  initialState: null as WayfindingState | null,
  reducers: {
    /** The driver wants directions to a place. */
    wayfindingRequested: (state, _action: PayloadAction<WayRequested>) => state,
    /** The driver wants to see a place. */
    placeViewRequested: (state, _action: PayloadAction<Destination>) => state,
    mapAppsOffered: (_state, { payload }: PayloadAction<WayRequested>): WayfindingState => payload,
    mapAppChosen: (_state, _action: PayloadAction<WayRequested & { app: MapAppName }>) => null,
    mapAppsClosed: () => null,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => null),
});

export const { wayfindingRequested, placeViewRequested, mapAppsOffered, mapAppChosen, mapAppsClosed } = slice.actions;
joinReducer('wayfinding', slice.reducer);
export const selectWayfinding = ({ wayfinding }: { wayfinding: WayfindingState | null }) => wayfinding;
