import { call, select, takeLatest } from 'typed-redux-saga';

import { getPorts } from '@/platform/ports/getPorts';

import {
  elderModeChosen,
  noticeOpened,
  PREFERENCES_KEY,
  privacyAgreed,
  schemeChosen,
  selectPreferences,
} from './preferencesSlice';

function* storePreferences() {
  const { local } = yield* getPorts();
  const preferences = yield* select(selectPreferences);
  yield* call(local.set, PREFERENCES_KEY, JSON.stringify(preferences));
}

/** Saves every change for the next visit. */
export function* savePreferencesSaga() {
  yield* takeLatest([elderModeChosen, schemeChosen, privacyAgreed, noticeOpened], storePreferences);
}
