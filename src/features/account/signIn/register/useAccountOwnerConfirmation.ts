import { useSelector } from 'react-redux';

import { maskPhone } from '@/domain/phone';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { selectIsSessionOwnerUncertain } from '@/flows/session/sessionSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';

/**
 * The confirmation before something is bound to the account, if its session may have been started by somebody else's
 * link.
 */
export interface AccountOwnerConfirmation {
  /** The account has no phone number to recognise it by, so only the host can identify its owner. */
  readonly isUnverifiable: boolean;
  /**
   * Resolves to whether the driver confirms that the account is theirs; at once if its owner is certain. `failed`: the
   * account could not be loaded.
   */
  readonly confirm: () => Promise<boolean | 'failed'>;
}

export function useAccountOwnerConfirmation(): AccountOwnerConfirmation {
  const { session } = usePorts();
  const showConfirm = useConfirmDialog();
  const isOwnerUncertain = useSelector(selectIsSessionOwnerUncertain);
  const { currentData: owner, refetch } = useGetLoginInfoQuery(undefined, { skip: !isOwnerUncertain });
  const phone = maskPhone(owner?.phone ?? '');
  const confirm = async () => {
    if (!isOwnerUncertain) return true;
    if (phone === '') {
      void refetch();
      return 'failed';
    }
    const isOwnAccount = await showConfirm({
      title: `当前登录的是 ${phone}`,
      text: '这次登录来自一个链接。手机号将绑定到这个账号，它的主人能看到您的车辆和账单。',
      confirmLabel: '是我的账号',
    });
    if (isOwnAccount) session.confirmOwner();
    return isOwnAccount;
  };
  return { isUnverifiable: isOwnerUncertain && owner !== undefined && phone === '', confirm };
}
