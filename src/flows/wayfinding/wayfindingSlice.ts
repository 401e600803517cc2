import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { joinReducer } from '@/lib/lazyReducers';

/** A place on the map. GCJ-02 degrees. */
export interface Place {
  lng: number;
  lat: number;
  name: string;
  address: string;
}

/** Where the driver wants to go. Without a point, which the published contract lacks for charging stations, the map app searches by name. */
export type Destination = Place | (Omit<Place, 'lng' | 'lat'> & { lng: null; lat: null });

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
    placeViewRequested: (state, _action: PayloadAction<Place>) => state,
    mapAppsOffered: (_state, { payload }: PayloadAction<WayRequested>): WayfindingState => payload,
    mapAppChosen: (_state, _action: PayloadAction<WayRequested & { app: MapAppName }>) => null,
    mapAppsClosed: () => null,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => null),
});

export const { wayfindingRequested, placeViewRequested, mapAppsOffered, mapAppChosen, mapAppsClosed } = slice.actions;
joinReducer('wayfinding', slice.reducer);
export const selectWayfinding = ({ wayfinding }: { wayfinding: WayfindingState | null }) => wayfinding;
