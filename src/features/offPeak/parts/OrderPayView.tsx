import type { ReactNode } from 'react';

import { parseServerTime } from '@/domain/time';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { PayWithin } from '@/widgets/checkout/PayWithin';

import { feeText, orderTone, orderWord } from '../model/orderWords';
import { OrderNotDue } from './OrderNotDue';
import { useOrderPayment } from './useOrderPayment';

interface OrderPayViewProps {
  readonly frame: ScreenHeaderProps<'wrongTimePackagePay' | 'wrongTimeSubscribePay'>;
  readonly order: OffPeakOrder;
  readonly readAgain: () => Promise<OffPeakOrder | undefined>;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  /** 取消, for an order that is not paid. */
  readonly cancel: ReactNode;
  /** What is bought. */
  readonly children: ReactNode;
}

/** An order before it is paid: how long it is held, what it costs and how it is paid; after that, where it stands. */
export function OrderPayView(props: OrderPayViewProps) {
  const { frame, order, readAgain, isFetching, hasFailed, cancel, children } = props;
  const { checkout, isDue } = useOrderPayment(order, readAgain, isFetching);
  const open = orderIn(checkout.bar);
  const isOpen = isDue || open !== null;
  const heldUntilMs = isDue ? parseServerTime(order.expireTime) : null;
  const bar = isOpen && (
    <CheckoutBar
      checkout={checkout}
      object={order.formatPlateNo || '错时停车'}
      action="确认支付"
      onRefresh={() => void readAgain()}
    />
  );
  return (
    <ScreenFrame {...frame} {...(bar === false ? {} : { bar })}>
      {hasFailed && <Notice tone="soon">订单刷新失败，下面的内容可能已经变了</Notice>}
      <Card>
        <StatusHeader title={order.parkName || '错时停车'} word={orderWord(order)} tone={orderTone(order)} />
        <Amount cents={open?.orderCents ?? order.payFee} size="page" />
        {order.depositFee > 0 && (
          <p>
            <UnbrokenNumbers of={feeText(order)} />
          </p>
        )}
        {heldUntilMs !== null && <PayWithin deadlineMs={heldUntilMs} onOver={() => void readAgain()} />}
      </Card>
      {isOpen ? <CheckoutNotices checkout={checkout} /> : <OrderNotDue order={order} />}
      {children}
      {isOpen && <CheckoutChoices checkout={checkout} />}
      {isDue && open === null && cancel}
    </ScreenFrame>
  );
}
