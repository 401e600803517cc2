import { standing } from '@/navigation/standing';
import { OFF_PEAK_KIND, OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';

const CLOSED: readonly OffPeakOrder['state'][] = [OFF_PEAK_STATE.cancelled, OFF_PEAK_STATE.refunded];

/** On the payment form of an order that cannot be paid (any more): why, and the way on. */
export function OrderNotDue({ order }: { readonly order: OffPeakOrder }) {
  const { kind, orderNo, parkId, state } = order;
  const isSlot = kind === OFF_PEAK_KIND.slot;
  if (CLOSED.includes(state)) {
    const again = standing(isSlot ? 'subscribeCarSelect' : 'packageCarSelect', { parkId });
    return (
      <Notice
        tone="soon"
        isAnnounced
        {...(again === undefined || parkId === ''
          ? {}
          : { action: <LinkButton to={again}>{isSlot ? '重新预约' : '重新办理'}</LinkButton> })}
      >
        {isSlot ? '这笔预约已关闭，车位已放开。若有付款，会原路退回' : '这笔订单已关闭。若有付款，会原路退回'}
      </Notice>
    );
  }
  const detail = standing(isSlot ? 'wrongTimeSubscribeDetail' : 'wrongTimePackageDetail', { orderNo });
  return (
    <Notice {...(detail === undefined ? {} : { action: <LinkButton to={detail}>查看订单</LinkButton> })}>
      这笔订单现在不用支付
    </Notice>
  );
}
