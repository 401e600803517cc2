import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Scheme = 'auto' | 'light' | 'dark';
/** The display settings of this device. Kept in local storage. */
export interface Preferences {
  /** Larger type, larger touch targets, no advertisements. */
  isElder: boolean;
  scheme: Scheme;
  /** Whether the driver has agreed to the privacy text. Before that, the app never requests the place. */
  hasConsented: boolean;
  /** Ids of the announcements that were opened on this device, latest last. */
  readNotices: readonly string[];
}

export const PREFERENCES_KEY = 'preferences.v1';
/** More are not needed: announcements older than these are no longer listed. */
const READ_KEPT = 100;

const initialState: Preferences = { isElder: false, scheme: 'auto', hasConsented: false, readNotices: [] };

/** Reads the kept preferences. Anything unreadable gets its default. */
export function readPreferences(text: string | null): Preferences {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Preferences, unknown>> | null;
    return {
      isElder: kept?.isElder === true,
      scheme: kept?.scheme === 'light' || kept?.scheme === 'dark' ? kept.scheme : 'auto',
      hasConsented: kept?.hasConsented === true,
      readNotices: Array.isArray(kept?.readNotices) ? kept.readNotices.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return initialState;
  }
}

const slice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    elderModeChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.isElder = payload;
    },
    schemeChosen: (state, { payload }: PayloadAction<Scheme>) => {
      state.scheme = payload;
    },
    privacyAgreed: (state) => {
      state.hasConsented = true;
    },
    noticeOpened: (state, { payload }: PayloadAction<string>) => {
      state.readNotices = [...state.readNotices.filter((id) => id !== payload), payload].slice(-READ_KEPT);
    },
  },
});

export const { elderModeChosen, schemeChosen, privacyAgreed, noticeOpened } = slice.actions;
export const preferencesReducer = slice.reducer;
export const selectPreferences = ({ preferences }: { preferences: Preferences }) => preferences;
