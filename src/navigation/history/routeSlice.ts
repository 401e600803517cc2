import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Location } from 'react-router-dom';

/** The app's location. The store leads: the screen is drawn from it, and the address bar follows. */
export interface RouteState {
  location: Location<unknown>;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** The number of our entries before this one; 0 means that there is none to go back to. */
  depth: number;
}

const initialState: RouteState = {
  location: { pathname: '/', search: '', hash: '', key: 'default', state: null },
  action: 'POP',
  depth: 0,
};

const slice = createSlice({
  name: 'route',
  initialState,
  reducers: { routeChanged: (_, { payload }: PayloadAction<RouteState>) => payload },
});

export const { routeChanged } = slice.actions;
export const routeReducer = slice.reducer;
export const selectRoute = ({ route }: { route: RouteState }) => route;
