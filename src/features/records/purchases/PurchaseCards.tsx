import { digitsOfTime } from '@/domain/serverTime';
import { parseServerTime } from '@/domain/time';
import { useCopy } from '@/flows/notices/useCopy';
import { standing } from '@/navigation/standing';
import type { Purchase } from '@/services/charge/purchases';
import { PURCHASE_STATE } from '@/services/charge/purchases';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { PayWithin } from '@/widgets/checkout/PayWithin';

import {
  amountOfPurchase,
  giveBackQuestion,
  purchaseDetails,
  refundRuleOf,
  toneOfPurchase,
  wordOfPurchase,
} from './model/purchaseWords';
import { useGiveBack } from './useGiveBack';

interface PurchaseCardsProps {
  readonly record: Purchase;
  readonly readAgain: () => Promise<Purchase | undefined>;
}

/** One purchase: its state, its facts, its refunds, and the available actions. */
export function PurchaseCards({ record, readAgain }: PurchaseCardsProps) {
  const now = useServerNow();
  const copy = useCopy();
  const { title, orderNo, bizType, orderState, expireTime, canInvoice } = record;
  const giveBack = useGiveBack(orderNo, readAgain);
  const refundRule = refundRuleOf(record);
  const deadlineMs = orderState === PURCHASE_STATE.unpaid ? parseServerTime(expireTime) : null;
  const question = giveBackQuestion(record);
  const invoice = canInvoice === 1 ? standing('makeInvoice', { orderNo, bizType }) : undefined;
  const help = standing('customerServiceFeedBack', { orderNo, bizType, time: digitsOfTime(record.createTime) });
  return (
    <>
      <Card>
        <StatusHeader title={title} word={wordOfPurchase(record)} tone={toneOfPurchase(record, now)} />
        <Amount cents={amountOfPurchase(record)} size="page" />
        {deadlineMs !== null && <PayWithin deadlineMs={deadlineMs} onOver={() => void readAgain()} />}
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
      {(invoice !== undefined || question !== null || help !== undefined) && (
        <Card>
          <Rows>
            {invoice !== undefined && <ListRow title="开发票" to={invoice} />}
            {question !== null && (
              <ListRow title={question.action} note={giveBack.noteFor(question.action)} onPress={giveBack.ask} />
            )}
            {help !== undefined && <ListRow title="问题反馈" to={help} />}
          </Rows>
        </Card>
      )}
    </>
  );
}
