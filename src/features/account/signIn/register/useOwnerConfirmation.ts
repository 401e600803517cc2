import { useSelector } from 'react-redux';

import { maskPhone } from '@/domain/phone';
import { useConfirm } from '@/flows/notices/useDialogs';
import { selectIsOwnerUnsure } from '@/flows/session/sessionSlice';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { usePorts } from '@/services/transport/ports/PortsContext';

/** What binding something to the account of a session needs, where a link may have begun that session for somebody else. */
export interface OwnerConfirmation {
  /** The account has no number to recognise it by, so only the host can say whose it is. */
  readonly isImpossible: boolean;
  /** Resolves to whether the driver knows the account as their own; at once where there is no doubt. `failed`: it could not be shown. */
  readonly confirm: () => Promise<boolean | 'failed'>;
}

export function useOwnerConfirmation(): OwnerConfirmation {
  const { session } = usePorts();
  const ask = useConfirm();
  const isUnsure = useSelector(selectIsOwnerUnsure);
  const { currentData: owner, refetch } = useGetLoginInfoQuery(undefined, { skip: !isUnsure });
  const phone = maskPhone(owner?.phone ?? '');
  const confirm = async () => {
    if (!isUnsure) return true;
    if (phone === '') {
      void refetch();
      return 'failed';
    }
    const isOwn = await ask({
      title: `当前登录的是 ${phone}`,
      text: '这次登录来自一个链接。手机号将绑定到这个账号，它的主人能看到您的车辆和账单。',
      confirmLabel: '是我的账号',
    });
    if (isOwn) session.confirmOwner();
    return isOwn;
  };
  return { isImpossible: isUnsure && owner !== undefined && phone === '', confirm };
}
