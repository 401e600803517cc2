import { isParkingBillFeeFinal } from '@/domain/stay/billState';
import { formatClock, parseServerTime } from '@/domain/time';
import { useServerNow } from '@/platform/clock/useServerNow';
import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';
import { passEndBillText } from '@/widgets/pass/model/passEnd';

import type { useBillPayment } from './useBillPayment';

/** Notices before paying: the amount changed or could not be refreshed, or the last payment's result is unknown. */
export function BillPaymentNotices({ view }: { readonly view: ReturnType<typeof useBillPayment> }) {
  const { price, checkout } = view;
  const { bar } = checkout;
  const nowMs = useServerNow();
  const passEnd = price.bill === undefined ? '' : passEndBillText(price.bill, nowMs);
  const computedMs = parseServerTime(price.bill?.feeTime ?? '');
  return (
    <>
      {price.error !== null && price.bill !== undefined && (
        <NoticeBanner
          tone="soon"
          action={
            <TextButton label="重试刷新金额" isDisabled={price.isFetching} onPress={() => void price.refresh()}>
              重试
            </TextButton>
          }
        >
          金额刷新失败{bar.is === 'pay' && '，未扣款'}
          {computedMs !== null && !isParkingBillFeeFinal(price.bill) && `。数据更新于 ${formatClock(computedMs)}`}。
          {serviceErrorText(price.error)}
        </NoticeBanner>
      )}
      {passEnd !== '' && <NoticeBanner tone="soon">{passEnd}</NoticeBanner>}
      <CheckoutNotices checkout={checkout} />
    </>
  );
}
