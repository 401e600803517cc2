import { formatYuan } from '@/domain/money';
import { cashOutWord, isCashOutReturned } from '@/domain/wallet/cashOut';
import { standing } from '@/navigation/standing';
import type { BalanceRefund } from '@/services/driver/wallets';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { Timeline } from '@/ui/card/Timeline';

import { cashOutSteps, cashOutTone, isAboutArrears } from './model/cashOutSteps';

/** The latest pay-out: where it is, and what to do if it did not go through. */
export function CashOutCourse({ refund }: { readonly refund: BalanceRefund }) {
  const now = useServerNow();
  const { state, amount } = refund;
  const arrears = isAboutArrears(refund) ? standing('arrearsPage') : undefined;
  return (
    <Card>
      <StatusHeader title={`提现 ${formatYuan(amount)}`} word={cashOutWord(state)} tone={cashOutTone(state)} />
      <Timeline label="提现进度" steps={cashOutSteps(refund, now)} />
      {isCashOutReturned(state) && (
        <Notice
          tone="owed"
          {...(arrears === undefined ? {} : { action: <LinkButton to={arrears}>去补缴</LinkButton> })}
        >
          {formatYuan(amount)} 已退回余额，处理好后可以再申请
        </Notice>
      )}
    </Card>
  );
}
