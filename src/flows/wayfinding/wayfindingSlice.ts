import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';

/** A place on the map. GCJ-02 degrees. */
export interface NamedPlace {
  lng: number;
  lat: number;
  name: string;
  address: string;
}

/**
 * The destination of a route. Without coordinates, which the published contract lacks for charging stations, the map
 * app searches by name.
 */
export type WayfindingDestination = NamedPlace | (Omit<NamedPlace, 'lng' | 'lat'> & { lng: null; lat: null });

export interface WayfindingRequest {
  to: WayfindingDestination;
  /** The driver's place, null if unknown. */
  from: { lng: number; lat: number } | null;
}

/** The route for which the driver is choosing a map app; null: no choice is open. */
export type WayfindingState = WayfindingRequest;

export type MapAppName = 'amap' | 'baidu';

const slice = createSlice({
  name: 'wayfinding',
  initialState: null as WayfindingState | null,
  reducers: {
    /** The driver requests a route to a place. */
    wayfindingRequested: (state, _action: PayloadAction<WayfindingRequest>) => state,
    /** The driver requests to see a place on the map. */
    placeViewRequested: (state, _action: PayloadAction<NamedPlace>) => state,
    mapAppsOffered: (_state, { payload }: PayloadAction<WayfindingRequest>): WayfindingState => payload,
    mapAppChosen: (_state, _action: PayloadAction<WayfindingRequest & { app: MapAppName }>) => null,
    mapAppsClosed: () => null,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => null),
});

export const { wayfindingRequested, placeViewRequested, mapAppsOffered, mapAppChosen, mapAppsClosed } = slice.actions;
registerLazyReducer('wayfinding', slice.reducer);
export const selectWayfinding = ({ wayfinding }: { wayfinding: WayfindingState | null }) => wayfinding;
