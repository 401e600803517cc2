import { useDispatch, useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { privacyAgreed } from '@/flows/preferences/preferencesSlice';
import { authorizationRequested, selectHostSignIn } from '@/flows/session/authorizationSlice';

import type { AccountFormState } from '../../form/useAccountForm';
import { hostSignInFailureTexts } from '../model/hostSignInFailureTexts';

const LABELS = { wechat: '微信一键登录', alipay: '支付宝一键登录', native: '一键登录', browser: '一键登录' } as const;

/** Signs in through the host, if it supports that. The form's agreement must be accepted first. */
export function useOneTapSignIn(
  form: Pick<AccountFormState, 'validate' | 'hasAgreed'>,
  returnPath: string | undefined,
) {
  const dispatch = useDispatch();
  const { kind, canAuthorize } = useSelector(selectHostCapabilities);
  const authorization = useSelector(selectHostSignIn);
  const isBusy = authorization.step === 'asking' || authorization.step === 'exchanging';
  return {
    canAuthorize,
    isBusy,
    label: isBusy ? '正在登录…' : LABELS[kind],
    /** Why the last attempt failed; empty if it did not. */
    failure: authorization.step === 'failed' ? hostSignInFailureTexts(authorization).message : '',
    authorize: () => {
      if (isBusy || !form.validate({ hasAgreed: form.hasAgreed })) return;
      dispatch(privacyAgreed());
      dispatch(authorizationRequested({ wayBack: returnPath }));
    },
  };
}
