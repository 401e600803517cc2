import { nanoid } from '@reduxjs/toolkit';
import { put, type SagaGenerator, take } from 'typed-redux-saga';

import { dialogAnswered, dialogAsked, type DialogNotice } from './noticesSlice';

/** Opens a dialog from a saga. Returns the key of the pressed button, or '' if another dialog replaced this one. */
export function* askSaga(question: Omit<DialogNotice, 'id'>): SagaGenerator<string> {
  const id = nanoid(8);
  yield* put(dialogAsked({ ...question, id }));
  for (;;) {
    const action: unknown = yield* take([dialogAnswered, dialogAsked]);
    if (dialogAnswered.match(action) && action.payload.id === id) return action.payload.key;
    if (dialogAsked.match(action)) return '';
  }
}
