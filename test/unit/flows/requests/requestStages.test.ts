import { combineReducers, configureStore } from '@reduxjs/toolkit';

import {
  type IdempotentRequestStages,
  isBusyRequestStage,
  requestLeft,
  requestStaged,
  selectRequestStage,
} from '@/flows/requests/requestStages';
import { sessionEnded } from '@/flows/session/sessionSlice';
import { createLazyReducers } from '@/lib/lazyReducers';

const KEY = 'recharge:W1';
const makeStore = () =>
  configureStore({
    reducer: combineReducers(createLazyReducers<{ requestStages: IdempotentRequestStages }>(['requestStages'])),
  });
const stageOf = (store: ReturnType<typeof makeStore>) => selectRequestStage(KEY)(store.getState());

test('a request has a stage until it is done', () => {
  const store = makeStore();
  expect(stageOf(store)).toBeNull();
  store.dispatch(requestStaged({ key: KEY, stage: { is: 'sending' } }));
  store.dispatch(requestStaged({ key: 'another', stage: { is: 'asking' } }));
  expect(stageOf(store)).toEqual({ is: 'sending' });
  store.dispatch(requestStaged({ key: KEY, stage: null }));
  expect(stageOf(store)).toBeNull();
  expect(store.getState().requestStages).toEqual({ another: { is: 'asking' } });
  store.dispatch(requestStaged({ key: 'another', stage: null }));
  expect(store.getState().requestStages).toBeNull();
});

test('who leaves the screen has seen how it ended, but does not end it', () => {
  const store = makeStore();
  store.dispatch(requestStaged({ key: KEY, stage: { is: 'asking' } }));
  store.dispatch(requestLeft({ key: KEY }));
  expect(stageOf(store)).toEqual({ is: 'asking' });
  store.dispatch(requestStaged({ key: KEY, stage: { is: 'unconfirmed' } }));
  store.dispatch(requestLeft({ key: KEY }));
  expect(stageOf(store)).toBeNull();
});

test('a form that is done is busy until it is left', () => {
  const store = makeStore();
  store.dispatch(requestStaged({ key: KEY, stage: { is: 'done' } }));
  expect(isBusyRequestStage(stageOf(store))).toBe(true);
  store.dispatch(requestLeft({ key: KEY }));
  expect(stageOf(store)).toBeNull();
});

test('the stages of a driver end with their session', () => {
  const store = makeStore();
  store.dispatch(requestStaged({ key: KEY, stage: { is: 'unconfirmed' } }));
  store.dispatch(sessionEnded());
  expect(store.getState().requestStages).toBeNull();
});
