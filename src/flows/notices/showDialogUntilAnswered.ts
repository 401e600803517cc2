import { nanoid } from '@reduxjs/toolkit';
import { put, type SagaGenerator, take } from 'typed-redux-saga';

import { dialogAnswered, type DialogNotice, dialogOpened } from './noticesSlice';

/** Opens a dialog from a saga. Returns the key of the pressed button, or '' if another dialog replaced this one. */
export function* showDialogUntilAnswered(options: Omit<DialogNotice, 'id'>): SagaGenerator<string> {
  const id = nanoid(8);
  yield* put(dialogOpened({ ...options, id }));
  for (;;) {
    const action: unknown = yield* take([dialogAnswered, dialogOpened]);
    if (dialogAnswered.match(action) && action.payload.id === id) return action.payload.key;
    if (dialogOpened.match(action)) return '';
  }
}
