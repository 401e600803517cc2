import { useLocation } from 'react-router-dom';

import { normalizePhone } from '@/domain/phone';
import { type BalanceParts, cashOutBlockedReason } from '@/domain/wallet/cashOut';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { CashOutAmountForm } from './CashOutAmountForm';

interface CashOutFormProps {
  /** The screen's name. */
  readonly form: string;
  readonly walletId: string | undefined;
  readonly balance: BalanceParts;
}

/** The form of a cash-out, or why there is none. It needs the account's phone for an SMS code. */
export function CashOutForm({ form, walletId, balance }: CashOutFormProps) {
  const loginInfoQuery = useGetLoginInfoQuery();
  const { pathname, search } = useLocation();
  const reason = cashOutBlockedReason(balance);
  if (reason !== '') return <NoticeBanner>{reason}</NoticeBanner>;
  const load = toContentLoadState(loginInfoQuery, {
    message: '手机号加载失败',
    waitingFor: '正在查询手机号…',
    size: 'block',
  });
  const phone = normalizePhone(loginInfoQuery.currentData?.phone ?? '');
  const bindPath = getPathIfInBuild('bindPhone', { enCodeUrl: pathname + search });
  return (
    <LoadStateContent {...toContentProps(load, undefined)} skeleton={<Skeleton height={260} shape="card" />}>
      {phone === '' ? (
        <NoticeBanner
          tone="soon"
          action={bindPath === undefined ? undefined : <LinkButton to={bindPath}>去绑定手机号</LinkButton>}
        >
          提现要验证手机号，请先绑定
        </NoticeBanner>
      ) : (
        <CashOutAmountForm form={form} walletId={walletId} balance={balance} phone={phone} />
      )}
    </LoadStateContent>
  );
}
