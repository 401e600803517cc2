import { useLocation } from 'react-router-dom';

import { plainPhone } from '@/domain/phone';
import { type BalanceParts, whyNothingBack } from '@/domain/wallet/cashOut';
import { standing } from '@/navigation/standing';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';
import { contentOf, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { AmountForm } from './AmountForm';

interface CashOutFormProps {
  /** The screen's name. */
  readonly form: string;
  readonly walletId: string | undefined;
  readonly parts: BalanceParts;
}

/** The form of a pay-out, or why there is none. The phone of the account has to get a code. */
export function CashOutForm({ form, walletId, parts }: CashOutFormProps) {
  const login = useGetLoginInfoQuery();
  const { pathname, search } = useLocation();
  const reason = whyNothingBack(parts);
  if (reason !== '') return <Notice>{reason}</Notice>;
  const load = toLoadState(login, { what: '手机号加载失败', waitingFor: '正在查询手机号…', size: 'block' });
  const phone = plainPhone(login.currentData?.phone ?? '');
  const bind = standing('bindPhone', { enCodeUrl: pathname + search });
  return (
    <LoadedContent {...contentOf(load, undefined)} skeleton={<Skeleton height={260} shape="card" />}>
      {phone === '' ? (
        <Notice
          tone="soon"
          {...(bind === undefined ? {} : { action: <LinkButton to={bind}>去绑定手机号</LinkButton> })}
        >
          提现要验证手机号，请先绑定
        </Notice>
      ) : (
        <AmountForm form={form} walletId={walletId} parts={parts} phone={phone} />
      )}
    </LoadedContent>
  );
}
