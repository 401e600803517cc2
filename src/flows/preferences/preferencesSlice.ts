import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ColorScheme = 'auto' | 'light' | 'dark';
/** The display settings of this device, stored in local storage. */
export interface Preferences {
  /** Larger type, larger touch targets, no advertisements. */
  isElder: boolean;
  scheme: ColorScheme;
  /** Whether the driver has agreed to the privacy text. Before that, the app never requests the place. */
  hasConsented: boolean;
  /** Ids of the announcements that were opened on this device, latest last. */
  readNotices: readonly string[];
}

export const PREFERENCES_KEY = 'preferences.v1';
/** Older announcements are no longer listed, so more ids are not needed. */
const MAX_READ_NOTICES = 100;

const initialState: Preferences = { isElder: false, scheme: 'auto', hasConsented: false, readNotices: [] };

/** Parses the stored preferences. Anything unreadable gets its default. */
export function parsePreferences(text: string | null): Preferences {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof Preferences, unknown>> | null;
    return {
      isElder: stored?.isElder === true,
      scheme: stored?.scheme === 'light' || stored?.scheme === 'dark' ? stored.scheme : 'auto',
      hasConsented: stored?.hasConsented === true,
      readNotices: Array.isArray(stored?.readNotices) ? stored.readNotices.filter((id) => typeof id === 'string') : [],
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
    schemeChosen: (state, { payload }: PayloadAction<ColorScheme>) => {
      state.scheme = payload;
    },
    privacyAgreed: (state) => {
      state.hasConsented = true;
    },
    noticeOpened: (state, { payload }: PayloadAction<string>) => {
      state.readNotices = [...state.readNotices.filter((id) => id !== payload), payload].slice(-MAX_READ_NOTICES);
    },
  },
});

export const { elderModeChosen, schemeChosen, privacyAgreed, noticeOpened } = slice.actions;
export const preferencesReducer = slice.reducer;
export const selectPreferences = ({ preferences }: { preferences: Preferences }) => preferences;
