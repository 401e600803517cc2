import { useDispatch } from 'react-redux';

import { useToast } from '@/flows/notices/useDialogs';
import { SEEN_KEY } from '@/flows/payment/journal/journalKey';
import { resultsSeenRead } from '@/flows/payment/state/paymentSlice';
import { useSignOut } from '@/flows/session/useSession';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useDeleteAccountMutation } from '@/services/driver/accountDeletion';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { useAccountForm } from '../form/useAccountForm';
import { useSecretFields } from '../form/useSecretFields';
import { isLost } from '../profile/model/lostAnswer';

/** Keys in local storage that outlive a sign-out, and not the account: the names of the driver in the host, and which payments they have seen. */
const OUTLIVING = ['openid', 'openId', 'buyid', SEEN_KEY] as const;

const LOST = '未收到结果，账号还没有注销，可以再试一次';
const UNKNOWN = '未收到结果，账号可能已经注销。请检查网络后重新打开';

/** Deletes the account with a code. Afterwards this device remembers nothing of the driver. */
export function useLeaving() {
  const toast = useToast();
  const dispatch = useDispatch();
  const signOut = useSignOut();
  const stillHere = useScreenGuard();
  const { vault, local } = usePorts();
  const { refetch } = useGetLoginInfoQuery();
  const form = useAccountForm('cancellationConfirm');
  const { verifyCode: field, read } = useSecretFields();
  const [remove, { isLoading }] = useDeleteAccountMutation({ fixedCacheKey: 'deleteAccount' });
  const done = () => {
    for (const key of OUTLIVING) local.remove(key);
    dispatch(resultsSeenRead([]));
    signOut();
    toast('账号已注销');
  };
  const send = async (verifyCode: string) => {
    const isHere = stillHere();
    const { error } = await remove({ handle: vault.put({ verifyCode }) });
    if (error === undefined) done();
    else if (!isHere()) return;
    else if (!isLost(error)) form.showFailure(error, 'verifyCode');
    // An account that is still there answers.
    else form.showWhole((await refetch()).isSuccess ? LOST : UNKNOWN);
  };
  const leave = () => {
    const { verifyCode } = read();
    if (isLoading || !form.judge({ verifyCode, hasAgreed: form.hasAgreed })) return;
    void send(verifyCode);
  };
  return { form, field, hasAgreed: form.hasAgreed, setAgreed: form.setAgreed, isBusy: isLoading, leave };
}
