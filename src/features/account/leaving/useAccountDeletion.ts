import { useDispatch } from 'react-redux';

import { useToast } from '@/flows/notices/useDialogs';
import { VIEWED_PAYMENT_RESULTS_KEY } from '@/flows/payment/journal/journalKey';
import { resultsSeenRead } from '@/flows/payment/state/paymentSlice';
import { useSignOut } from '@/flows/session/useSession';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useDeleteAccountMutation } from '@/services/driver/accountDeletion';

import { useAccountForm } from '../form/useAccountForm';
import { useSecretFieldRefs } from '../form/useSecretFieldRefs';
import { isUnknownResultError } from '../profile/model/isUnknownResultError';

/**
 * Keys in local storage that survive a sign-out but not the deletion of the account: the driver's ids in the host, and
 * the payment results they have viewed.
 */
const ACCOUNT_KEYS = ['openid', 'openId', 'buyid', VIEWED_PAYMENT_RESULTS_KEY] as const;

const NOT_DELETED_TEXT = '未收到结果，账号还没有注销，可以再试一次';
const RESULT_UNKNOWN_TEXT = '未收到结果，账号可能已经注销。请检查网络后重新打开';

/** Deletes the account, confirmed by an SMS code, and then clears the driver's data on this device. */
export function useAccountDeletion() {
  const toast = useToast();
  const dispatch = useDispatch();
  const signOut = useSignOut();
  const guardScreen = useScreenUnchangedCheck();
  const { vault, local } = usePorts();
  const { refetch } = useGetLoginInfoQuery();
  const form = useAccountForm('cancellationConfirm');
  const { verifyCode: field, read } = useSecretFieldRefs();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation({ fixedCacheKey: 'deleteAccount' });
  const finishDeletion = () => {
    for (const key of ACCOUNT_KEYS) local.remove(key);
    dispatch(resultsSeenRead([]));
    signOut();
    toast('账号已注销');
  };
  const send = async (verifyCode: string) => {
    const isOnScreen = guardScreen();
    const { error } = await deleteAccount({ handle: vault.put({ verifyCode }) });
    if (error === undefined) finishDeletion();
    else if (!isOnScreen()) return;
    else if (!isUnknownResultError(error)) form.showFailure(error, 'verifyCode');
    // The result is unknown: the account still exists if its login info can be fetched.
    else form.showFormError((await refetch()).isSuccess ? NOT_DELETED_TEXT : RESULT_UNKNOWN_TEXT);
  };
  const submit = () => {
    const { verifyCode } = read();
    if (isLoading || !form.validate({ verifyCode, hasAgreed: form.hasAgreed })) return;
    void send(verifyCode);
  };
  return { form, field, hasAgreed: form.hasAgreed, setAgreed: form.setAgreed, isBusy: isLoading, submit };
}
