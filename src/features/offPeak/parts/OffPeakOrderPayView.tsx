import type { ReactNode } from 'react';

import { parseServerTime } from '@/domain/time';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { CheckoutPayChannelChoice, getPayBarAttempt } from '@/widgets/checkout/CheckoutPayChannelChoice';
import { PriceHoldCountdown } from '@/widgets/checkout/PriceHoldCountdown';

import { offPeakOrderFeeText, offPeakOrderStateLabel, offPeakOrderStateTone } from '../model/offPeakOrderText';
import { OffPeakOrderNotPayableNotice } from './OffPeakOrderNotPayableNotice';
import { useOffPeakOrderPayment } from './useOffPeakOrderPayment';

interface OffPeakOrderPayViewProps {
  readonly frame: ScreenHeaderProps<'wrongTimePackagePay' | 'wrongTimeSubscribePay'>;
  readonly order: OffPeakOrder;
  readonly refetchOrder: () => Promise<OffPeakOrder | undefined>;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  /** The cancel action of an unpaid order. */
  readonly cancel: ReactNode;
  /** The details of the order. */
  readonly children: ReactNode;
}

/** The payment form of an order: how long it is held, its price and the payment methods; otherwise its state. */
export function OffPeakOrderPayView(props: OffPeakOrderPayViewProps) {
  const { frame, order, refetchOrder, isFetching, hasFailed, cancel, children } = props;
  const { checkout, isDue } = useOffPeakOrderPayment(order, refetchOrder, isFetching);
  const openOrder = getPayBarAttempt(checkout.bar);
  const canPay = isDue || openOrder !== null;
  const heldUntilMs = isDue ? parseServerTime(order.expireTime) : null;
  const bar = canPay && (
    <CheckoutBar
      checkout={checkout}
      object={order.formatPlateNo || '错时停车'}
      action="确认支付"
      onRefresh={() => void refetchOrder()}
    />
  );
  return (
    <ScreenFrame {...frame} bar={bar || undefined}>
      {hasFailed && <NoticeBanner tone="soon">订单刷新失败，下面的内容可能已经变了</NoticeBanner>}
      <Card>
        <CardStatusHeader
          title={order.parkName || '错时停车'}
          word={offPeakOrderStateLabel(order)}
          tone={offPeakOrderStateTone(order)}
        />
        <Amount cents={openOrder?.orderCents ?? order.payFee} size="page" />
        {order.depositFee > 0 && (
          <p>
            <UnbrokenNumbersText of={offPeakOrderFeeText(order)} />
          </p>
        )}
        {heldUntilMs !== null && <PriceHoldCountdown deadlineMs={heldUntilMs} onExpired={() => void refetchOrder()} />}
      </Card>
      {canPay ? <CheckoutNotices checkout={checkout} /> : <OffPeakOrderNotPayableNotice order={order} />}
      {children}
      {canPay && <CheckoutPayChannelChoice checkout={checkout} />}
      {isDue && openOrder === null && cancel}
    </ScreenFrame>
  );
}
