import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ClientType } from '@/host/clientType';
import type { HostAppKind, HostPayChannel } from '@/host/HostAdapter';

/** What the host app can do. Screens depend on these capabilities and never on the host's kind. */
export interface HostCapabilities {
  kind: HostAppKind;
  clientType: ClientType;
  /** The host's capabilities are known. */
  isReady: boolean;
  /** The host's chunk could not be loaded; the app retries. */
  hasFailed: boolean;
  payChannels: readonly HostPayChannel[];
  canAuthorize: boolean;
  canScan: boolean;
  canLocate: boolean;
  /** The host keeps invoice titles of its user. */
  canChooseTitle: boolean;
  canShare: boolean;
}

export interface AppEntryState {
  host: HostCapabilities;
  /** The first screen has waited 2 s for the menu config. From now on the defaults apply. */
  hasWaitedForMenu: boolean;
  appName: string;
}

/** Capabilities of a host of which only the kind is known yet. */
export const createPendingHostCapabilities = (kind: HostAppKind, clientType: ClientType): HostCapabilities => ({
  kind,
  clientType,
  isReady: false,
  hasFailed: false,
  payChannels: [],
  canAuthorize: false,
  canScan: false,
  canLocate: false,
  canChooseTitle: false,
  canShare: false,
});

const initialState: AppEntryState = {
  host: createPendingHostCapabilities('browser', 2),
  hasWaitedForMenu: false,
  appName: '',
};

const slice = createSlice({
  name: 'entry',
  initialState,
  reducers: {
    hostRecognised: (state, { payload }: PayloadAction<HostCapabilities>) => {
      state.host = { ...payload, payChannels: [...payload.payChannels] };
    },
    menuWaitEnded: (state) => {
      state.hasWaitedForMenu = true;
    },
    appNamed: (state, { payload }: PayloadAction<string>) => {
      state.appName = payload;
    },
  },
});

export const { hostRecognised, menuWaitEnded, appNamed } = slice.actions;
export const appEntryReducer = slice.reducer;
type WithEntry = { entry: AppEntryState };
export const selectHostCapabilities = ({ entry }: WithEntry) => entry.host;
export const selectHasMenuConfigTimedOut = ({ entry }: WithEntry) => entry.hasWaitedForMenu;
export const selectAppName = ({ entry }: WithEntry) => entry.appName;
