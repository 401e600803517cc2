import { getPassWeeklyHours } from '@/domain/pass/weeklyHours';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/platform/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';

import { resolvePassDetailPeriod } from '../detail/model/passPeriod';
import { usePass } from '../parts/usePass';
import { PassApplicationResultView } from './PassApplicationResultView';

/** The order number of a paid pass; null for another payment, since the address may name any. */
const paidPassOrderNo = (payable: Payable | null): string | null =>
  payable?.kind === 'order' && payable.bizType === BIZ_TYPE.pass ? payable.orderNo : null;

/** 提交成功: the result of submitted documents, or a paid pass with its period. */
export default function SubmitSuccessScreen() {
  const { frame, query } = useScreen('submitSuccess');
  const { payId, key, requestId, bizType, orderNo } = query;
  const hasPayment = [payId, key, requestId, bizType].some((id) => id !== undefined);
  if (!hasPayment && orderNo !== undefined) return <PassApplicationResultView frame={frame} orderNo={orderNo} />;
  return (
    <PaymentResultContainer
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => {
        const passOrderNo = outcome === 'paid' ? paidPassOrderNo(payable) : null;
        return passOrderNo === null ? null : <PurchasedPassCard orderNo={passOrderNo} />;
      }}
    />
  );
}

/** The current period and hours of the paid pass. The result screen itself shows its name and plates. */
function PurchasedPassCard({ orderNo }: { readonly orderNo: string }) {
  const nowMs = useServerNow();
  const { pass, load } = usePass(orderNo);
  const { refresh: _page, ...block } = load;
  return (
    <Card title="有效期">
      <LoadStateContent {...block} failure={{ ...block.failure, size: 'block' }} skeleton={<Skeleton height={110} />}>
        {pass !== undefined && (
          <>
            <PassTimeline productName="月卡" {...resolvePassDetailPeriod(pass, nowMs)} />
            <WeeklyValidHoursStrip ranges={getPassWeeklyHours(pass)} />
          </>
        )}
      </LoadStateContent>
    </Card>
  );
}
