import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { registerLazyReducer } from '@/lib/lazyReducers';
import { goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import { signInAccountChoiceCalls, type SignInAccountOption } from '@/services/auth/accountChoice';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';

import { sessionEnded, sessionStarted } from './sessionSlice';

/** The accounts to choose from. The host's code stays in the vault: `handle` is useless after a reload. */
export interface PendingAccountChoice {
  readonly handle: string;
  readonly accounts: readonly SignInAccountOption[];
}

const slice = createSlice({
  name: 'accountChoice',
  initialState: null as PendingAccountChoice | null,
  reducers: {
    choiceOffered: (_state, { payload }: PayloadAction<PendingAccountChoice>) => ({
      ...payload,
      accounts: [...payload.accounts],
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionStarted, () => null).addCase(sessionEnded, () => null);
  },
});

export const { choiceOffered } = slice.actions;
registerLazyReducer('accountChoice', slice.reducer);

export const selectPendingAccountChoice = ({ accountChoice }: { accountChoice: PendingAccountChoice | null }) =>
  accountChoice;

/** The third-party id has several accounts: the choice is shown before anything else. Throws what the call throws. */
export function* offerAccountChoice(code: string, returnPath: string | undefined): SagaGenerator<void> {
  const { vault } = yield* getPorts();
  const { results: accounts } = yield* callEndpoint(signInAccountChoiceCalls.endpoints.listThirdAccounts, {
    handle: yield* call(vault.put, { code }),
  });
  yield* put(choiceOffered({ handle: yield* call(vault.put, { code }), accounts }));
  yield* goToPath(pathTo('choiceSelf', { redirect: returnPath }), { replace: true });
}
