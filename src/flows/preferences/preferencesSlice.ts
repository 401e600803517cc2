import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Scheme = 'auto' | 'light' | 'dark';
/** How this device likes to see the app. Kept in local storage. */
export interface Preferences {
  /** Large type, large taps, no advertisement. */
  isElder: boolean;
  scheme: Scheme;
  /** The driver agreed to the privacy text; the place is never asked for before. */
  hasConsented: boolean;
  /** Announcements that were opened on this device, the latest last. */
  readNotices: readonly string[];
}

export const PREFERENCES_KEY = 'preferences.v1';
/** Older announcements are no longer listed. */
const READ_KEPT = 100;

const initialState: Preferences = { isElder: false, scheme: 'auto', hasConsented: false, readNotices: [] };

/** Reads what was kept; anything unreadable is the default. */
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
