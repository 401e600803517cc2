import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ClientType } from '@/host/clientType';
import type { HostKind, HostPayChannel } from '@/host/Host';

/** What the program around the page can do, as plain facts; screens ask these and never the kind. */
export interface HostFacts {
  kind: HostKind;
  clientType: ClientType;
  /** What it can do is known. */
  isReady: boolean;
  /** Its code could not be had; it is asked for again. */
  hasFailed: boolean;
  payChannels: readonly HostPayChannel[];
  canAuthorize: boolean;
  canScan: boolean;
  canLocate: boolean;
}

export interface EntryState {
  host: HostFacts;
  /** The 2 s are over that the first screen may wait for the menu config; defaults stand from now on. */
  hasWaitedForMenu: boolean;
  appName: string;
}

/** A host of which only the kind is known. */
export const unknownHost = (kind: HostKind, clientType: ClientType): HostFacts => ({
  kind,
  clientType,
  isReady: false,
  hasFailed: false,
  payChannels: [],
  canAuthorize: false,
  canScan: false,
  canLocate: false,
});

const initialState: EntryState = { host: unknownHost('browser', 2), hasWaitedForMenu: false, appName: '' };

const slice = createSlice({
  name: 'entry',
  initialState,
  reducers: {
    hostRecognised: (state, { payload }: PayloadAction<HostFacts>) => {
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
export const entryReducer = slice.reducer;
type WithEntry = { entry: EntryState };
export const selectHost = ({ entry }: WithEntry) => entry.host;
export const selectHasWaitedForMenu = ({ entry }: WithEntry) => entry.hasWaitedForMenu;
export const selectAppName = ({ entry }: WithEntry) => entry.appName;
