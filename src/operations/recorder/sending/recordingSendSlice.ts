import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RecordingSendConsentState } from '@/flows/operations/recordingConsentState';
import { sessionEnded } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';

const slice = createSlice({
  name: 'recordings',
  initialState: null as RecordingSendConsentState | null,
  reducers: {
    /** The driver has given or withdrawn consent, now or at an earlier visit. */
    consentChanged: (state, { payload }: PayloadAction<boolean>) => ({
      hasConsent: payload,
      number: state?.number ?? null,
    }),
    recordingSent: (state, { payload }: PayloadAction<string>) => ({
      hasConsent: state?.hasConsent === true,
      number: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => null),
});

export const { consentChanged, recordingSent } = slice.actions;
registerLazyReducer('recordings', slice.reducer);
