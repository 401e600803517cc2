import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Location } from 'react-router-dom';

/**
 * The app's location. The store is the source of truth: the screen is rendered from it, and the address bar follows.
 */
export interface RouteState {
  location: Location<unknown>;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** The number of the app's entries before this one; 0 means that there is none to go back to. */
  depth: number;
  /** The nearest of these entries, the last one directly below this entry. */
  below?: readonly EarlierHistoryEntry[];
}

/** An earlier entry of the history: its screen, and the key that the router knows it by. */
export interface EarlierHistoryEntry {
  readonly pathname: string;
  readonly key: string;
  /** It belongs to an earlier document, which was left for a page of the host. Going there loads the document again. */
  readonly isOutside?: true;
}

/** What started the navigation: a flow, or a press of the driver (or code that a press has started). */
export interface NavigationTrigger {
  readonly isByFlow?: boolean | undefined;
}
const BY_FLOW = { isByFlow: true } as const;

const initialState: RouteState = {
  location: { pathname: '/', search: '', hash: '', key: 'default', state: null },
  action: 'POP',
  depth: 0,
};

const slice = createSlice({
  name: 'route',
  initialState,
  reducers: {
    routeChanged: {
      prepare: (route: RouteState, options?: NavigationTrigger) => ({
        payload: route,
        meta: options?.isByFlow === true ? BY_FLOW : undefined,
      }),
      reducer: (_, { payload }: PayloadAction<RouteState, string, typeof BY_FLOW | undefined>) => payload,
    },
  },
});

export const { routeChanged } = slice.actions;
export const routeReducer = slice.reducer;
export const selectRoute = ({ route }: { route: RouteState }) => route;
