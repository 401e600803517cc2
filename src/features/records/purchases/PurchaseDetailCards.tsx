import { toServerTimeDigits } from '@/domain/serverTime';
import { parseServerTime } from '@/domain/time';
import { useCopy } from '@/flows/notices/useCopy';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Purchase } from '@/services/charge/purchases';
import { PURCHASE_STATE } from '@/services/charge/purchases';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { PriceHoldCountdown } from '@/widgets/checkout/PriceHoldCountdown';

import {
  createPurchaseCancelOrRefundDialog,
  getPurchaseAmountCents,
  purchaseRefundRuleText,
  purchaseStateLabel,
  purchaseStateTone,
  toPurchaseDetailFacts,
} from './model/purchaseText';
import { useCancelOrRefundPurchase } from './useCancelOrRefundPurchase';

interface PurchaseCardsProps {
  readonly record: Purchase;
  readonly refetchPurchase: () => Promise<Purchase | undefined>;
}

/** One purchase: its state, its facts, its refunds, and the available actions. */
export function PurchaseDetailCards({ record, refetchPurchase }: PurchaseCardsProps) {
  const now = useServerNow();
  const copy = useCopy();
  const { title, orderNo, bizType, orderState, expireTime, canInvoice } = record;
  const cancelOrRefund = useCancelOrRefundPurchase(orderNo, refetchPurchase);
  const refundRule = purchaseRefundRuleText(record);
  const deadlineMs = orderState === PURCHASE_STATE.unpaid ? parseServerTime(expireTime) : null;
  const dialog = createPurchaseCancelOrRefundDialog(record);
  const invoicePath = canInvoice === 1 ? getPathIfInBuild('makeInvoice', { orderNo, bizType }) : undefined;
  const feedbackPath = getPathIfInBuild('customerServiceFeedBack', {
    orderNo,
    bizType,
    time: toServerTimeDigits(record.createTime),
  });
  return (
    <>
      <Card>
        <CardStatusHeader title={title} word={purchaseStateLabel(record)} tone={purchaseStateTone(record, now)} />
        <Amount cents={getPurchaseAmountCents(record)} size="page" />
        {deadlineMs !== null && <PriceHoldCountdown deadlineMs={deadlineMs} onExpired={() => void refetchPurchase()} />}
      </Card>
      <Card title="订单信息">
        <FactRows
          facts={[
            ...toPurchaseDetailFacts(record, now),
            { label: '订单号', value: orderNo, onCopy: () => copy(orderNo) },
          ]}
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
