import { toTimeDigits } from '@/domain/serverTime';
import { parseServerTime } from '@/domain/time';
import { useCopy } from '@/flows/notices/useCopy';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import type { Purchase } from '@/services/charge/purchases';
import { PURCHASE_STATE } from '@/services/charge/purchases';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { PaymentCountdown } from '@/widgets/checkout/PaymentCountdown';

import {
  cancelOrRefundDialog,
  purchaseAmount,
  purchaseDetails,
  purchaseRefundRule,
  purchaseStateLabel,
  purchaseTone,
} from './model/purchaseText';
import { useCancelOrRefund } from './useCancelOrRefund';

interface PurchaseCardsProps {
  readonly record: Purchase;
  readonly refetchPurchase: () => Promise<Purchase | undefined>;
}

/** One purchase: its state, its facts, its refunds, and the available actions. */
export function PurchaseCards({ record, refetchPurchase }: PurchaseCardsProps) {
  const now = useServerNow();
  const copy = useCopy();
  const { title, orderNo, bizType, orderState, expireTime, canInvoice } = record;
  const cancelOrRefund = useCancelOrRefund(orderNo, refetchPurchase);
  const refundRule = purchaseRefundRule(record);
  const deadlineMs = orderState === PURCHASE_STATE.unpaid ? parseServerTime(expireTime) : null;
  const dialog = cancelOrRefundDialog(record);
  const invoicePath = canInvoice === 1 ? pathIfAvailable('makeInvoice', { orderNo, bizType }) : undefined;
  const feedbackPath = pathIfAvailable('customerServiceFeedBack', {
    orderNo,
    bizType,
    time: toTimeDigits(record.createTime),
  });
  return (
    <>
      <Card>
        <StatusHeader title={title} word={purchaseStateLabel(record)} tone={purchaseTone(record, now)} />
        <Amount cents={purchaseAmount(record)} size="page" />
        {deadlineMs !== null && <PaymentCountdown deadlineMs={deadlineMs} onExpired={() => void refetchPurchase()} />}
      </Card>
      <Card title="订单信息">
        <FactRows
          facts={[...purchaseDetails(record, now), { label: '订单号', value: orderNo, onCopy: () => copy(orderNo) }]}
        />
      </Card>
      {refundRule !== '' && (
        <Card title="退款规则">
          <p>{refundRule}</p>
        </Card>
      )}
      {(invoicePath !== undefined || dialog !== null || feedbackPath !== undefined) && (
        <Card>
          <CardRows>
            {invoicePath !== undefined && <ListRow title="开发票" to={invoicePath} />}
            {dialog !== null && (
              <ListRow
                title={dialog.action}
                note={cancelOrRefund.noteFor(dialog.action)}
                onPress={cancelOrRefund.submit}
              />
            )}
            {feedbackPath !== undefined && <ListRow title="问题反馈" to={feedbackPath} />}
          </CardRows>
        </Card>
      )}
    </>
  );
}
