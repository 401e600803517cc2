import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { draftChanged } from '@/flows/drafts/draftsSlice';
import { isPlainObject } from '@/lib/isPlainObject';
import { goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { accountChoiceCalls, type ThirdAccount } from '@/services/auth/accountChoice';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';

/** The accounts to choose from. The code of the host stays in the vault: `handle` is worth nothing after a reload. */
export interface AccountChoice {
  readonly handle: string;
  readonly accounts: readonly ThirdAccount[];
}

export const CHOICE_FORM = 'choiceSelf';
export const NO_CHOICE: AccountChoice = { handle: '', accounts: [] };

const TEXTS = ['accountNo', 'nickName', 'phone'] as const;

/** Whether a stored value is a choice. Any other value is ignored. */
export const isAccountChoice = (value: unknown): value is AccountChoice =>
  isPlainObject(value) &&
  typeof value['handle'] === 'string' &&
  Array.isArray(value['accounts']) &&
  value['accounts'].every(
    (one) =>
      isPlainObject(one) && TEXTS.every((key) => typeof one[key] === 'string') && typeof one['plateNum'] === 'number',
  );

/** The third-party id has several accounts: they are shown before anything else. Throws what the call throws. */
export function* offerChoice(code: string, wayBack: string | undefined): SagaGenerator<void> {
  const { vault, clock } = yield* getPorts();
  const { results: accounts } = yield* callEndpoint(accountChoiceCalls.endpoints.listThirdAccounts, {
    handle: yield* call(vault.put, { code }),
  });
  const choice: AccountChoice = { handle: yield* call(vault.put, { code }), accounts };
  yield* put(draftChanged({ form: CHOICE_FORM, value: choice, changedAtMs: clock.deviceNow() }));
  yield* goToPath(pathTo('choiceSelf', { redirect: wayBack }), { replace: true });
}
