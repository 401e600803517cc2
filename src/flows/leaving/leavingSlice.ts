import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * `target`: an external page that the driver wants to open and has not confirmed yet. `url` is https; `host` is shown.
 */
export interface ExternalNavigationState {
  target: { url: string; host: string } | null;
  /** The id of the menu entry that was pressed and is still opening. */
  opening: string | null;
  /** The driver has requested to close the window, and it is not closed yet. */
  isClosing: boolean;
}

const initialState: ExternalNavigationState = { target: null, opening: null, isClosing: false };

const slice = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    leavingRequested: (state, { payload }: PayloadAction<{ url: string; host: string }>) => {
      state.target = payload;
    },
    /** The driver opens this URL, which has been checked. */
    pageLeaveRequested: (state, _action: PayloadAction<{ url: string }>) => {
      state.target = null;
    },
    windowCloseRequested: (state) => {
      state.isClosing = true;
    },
    windowCloseEnded: (state) => {
      state.isClosing = false;
    },
    leavingDeclined: (state) => {
      state.target = null;
    },
    openingBegan: (state, { payload }: PayloadAction<string>) => {
      state.opening = payload;
    },
    openingEnded: (state) => {
      state.opening = null;
    },
  },
});

export const {
  leavingRequested,
  leavingDeclined,
  pageLeaveRequested,
  windowCloseRequested,
  windowCloseEnded,
  openingBegan,
  openingEnded,
} = slice.actions;
export const externalNavigationReducer = slice.reducer;
export const selectExternalPageToConfirm = ({ leaving }: { leaving: ExternalNavigationState }) => leaving.target;
export const selectIsWindowClosing = ({ leaving }: { leaving: ExternalNavigationState }) => leaving.isClosing;
export const selectOpeningMenuEntryId = ({ leaving }: { leaving: ExternalNavigationState }) => leaving.opening;
