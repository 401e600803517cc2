import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isWithinStorageLifetime } from '@/domain/isWithinStorageLifetime';
import { MINUTE_MS } from '@/lib/timeUnits';

/**
 * Input that was typed and not yet submitted, by form. Plain values only; passwords, codes and identity numbers stay in
 * their field.
 */
export interface FormDraft {
  value: unknown;
  /** Device clock, milliseconds. */
  changedAtMs: number;
}
export type DraftsState = Record<string, FormDraft>;

export const DRAFTS_KEY = 'drafts.v1';
/** Key of the stashed drafts: those of a session that has ended, for the same driver. */
export const STASHED_DRAFTS_KEY = 'draftsAside.v1';
/** The draft that all sign-in forms share. */
export const SIGN_IN_DRAFT_NAME = 'account';
/** Older drafts are discarded: they no longer belong to what the driver is doing now. */
const DRAFT_LIFE_MS = 30 * MINUTE_MS;

const initialState: DraftsState = {};

const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<{ form: string; value: unknown; changedAtMs: number }>) => {
      state[payload.form] = { value: payload.value, changedAtMs: payload.changedAtMs };
    },
    draftDropped: (state, { payload }: PayloadAction<{ form: string }>) => {
      const { [payload.form]: _dropped, ...rest } = state;
      return rest;
    },
  },
});

/** Parses the drafts that this tab has stored, without expired ones. */
export function parseDrafts(text: string | null, nowMs: number): DraftsState {
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, Partial<FormDraft> | null> | null;
    return Object.fromEntries(
      Object.entries(stored ?? {}).flatMap(([form, draft]) =>
        typeof draft?.changedAtMs === 'number' &&
        isWithinStorageLifetime({ deviceMs: draft.changedAtMs }, { deviceMs: nowMs, serverMs: null }, DRAFT_LIFE_MS)
          ? [[form, draft as FormDraft]]
          : [],
      ),
    );
  } catch {
    return {};
  }
}

export const { draftChanged, draftDropped } = slice.actions;
export const draftsReducer = slice.reducer;
export const selectDrafts = ({ drafts }: { drafts: DraftsState }) => drafts;
