import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OccupyOrder } from '@/services/cps/occupation';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { isKept } from '@/widgets/occupation/model/keptWords';

import { isUnderAppeal, UNDER_APPEAL } from '../appeals/model/appealState';
import { KeptCard } from './KeptCard';
import { occupyTone, occupyWord } from './model/occupyWords';
import { OccupyFacts } from './OccupyFacts';
import { useOccupyPayment } from './useOccupyPayment';

interface OccupyViewProps {
  readonly frame: ScreenHeaderProps<'chargeOccupation' | 'occupyBillDetail'>;
  readonly order: OccupyOrder;
  readonly isFetching: boolean;
  /** The last question had no answer, so what is shown may be old. */
  readonly hasFailed: boolean;
  readonly readAgain: () => Promise<OccupyOrder | undefined>;
}

/** One occupation: while the gun is kept the time and the fee, after that the bill and the way to pay it. */
export function OccupyView({ frame, order, isFetching, hasFailed, readAgain }: OccupyViewProps) {
  const refresh = async () => (await readAgain())?.payFee ?? null;
  const { checkout, isDue } = useOccupyPayment(order, refresh, isFetching);
  const open = orderIn(checkout.bar);
  const isOpen = isDue || open !== null;
  const bar = isOpen && (
    <CheckoutBar checkout={checkout} object="占位费" action="确认支付" onRefresh={() => void refresh()} />
  );
  return (
    <ScreenFrame {...frame} {...(bar === false ? {} : { bar })}>
      {hasFailed && <Notice tone="soon">占位费刷新失败，下面的费用可能已经变了</Notice>}
      {isKept(order) ? (
        <KeptCard order={order} readAgain={readAgain} isReading={isFetching} />
      ) : (
        <Card>
          <StatusHeader title={order.stationName || '占位费'} word={occupyWord(order)} tone={occupyTone(order)} />
          <Amount
            cents={open?.orderCents ?? (isDue ? order.payFee : order.occupyFee - order.discountFee)}
            size="page"
          />
        </Card>
      )}
      {isUnderAppeal(order) && <Notice tone="soon">{UNDER_APPEAL}</Notice>}
      {isOpen && <CheckoutNotices checkout={checkout} />}
      {isOpen && <CheckoutChoices checkout={checkout} />}
      <OccupyFacts order={order} />
    </ScreenFrame>
  );
}
