import { formatYuan } from '@/domain/money';
import { formatClock, parseServerTime } from '@/domain/time';
import { TextButton } from '@/ui/button/TextButton';
import { Notice } from '@/ui/card/Notice';
import { continueWords } from '@/widgets/checkout/model/payBar';
import { failureLine } from '@/widgets/loading/failureWords';

import type { useBillPayment } from './useBillPayment';

/** Notices to read before paying: the amount changed, could not be refreshed, or the last payment's result is unknown. */
export function BillNotices({ view }: { readonly view: ReturnType<typeof useBillPayment> }) {
  const { price, bar, agreedBefore } = view;
  const computedMs = parseServerTime(price.bill?.feeTime ?? '');
  return (
    <>
      {price.error !== null && price.bill !== undefined && (
        <Notice
          tone="soon"
          action={
            <TextButton label="重试刷新金额" isDisabled={price.isFetching} onPress={() => void price.refresh()}>
              重试
            </TextButton>
          }
        >
          金额没有刷新成功{bar?.is === 'pay' && '，没有扣款'}
          {computedMs !== null && `。数据更新于 ${formatClock(computedMs)}`}。{failureLine(price.error)}
        </Notice>
      )}
      {bar?.is === 'pay' && bar.busyText === undefined && agreedBefore !== null && (
        <Notice tone="soon">
          金额已由 {formatYuan(agreedBefore)} 变为 {formatYuan(price.dueCents)}，请确认后再支付
        </Notice>
      )}
      {bar?.is === 'pay' && bar.busyText === undefined && agreedBefore === null && view.isOrderClosed && (
        <Notice>上一笔订单已关闭，没有扣款。可以换支付方式或优惠后重新支付</Notice>
      )}
      {bar?.is === 'continue' && <Notice tone="soon">{continueWords(bar.isUnsure)}</Notice>}
      {bar?.is === 'pending' && <Notice tone="soon">上一笔支付的结果还在确认，请勿重复支付</Notice>}
    </>
  );
}
