import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { OFF_PEAK_ORDER_KIND, OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

const CLOSED_STATES: readonly OffPeakOrder['state'][] = [OFF_PEAK_ORDER_STATE.cancelled, OFF_PEAK_ORDER_STATE.refunded];

/** Shown on the payment form of an order that cannot be paid: the reason, and the next step. */
export function OffPeakOrderNotPayableNotice({ order }: { readonly order: OffPeakOrder }) {
  const { kind, orderNo, parkId, state } = order;
  const isSlot = kind === OFF_PEAK_ORDER_KIND.slot;
  if (CLOSED_STATES.includes(state)) {
    const reorderPath = getPathIfInBuild(isSlot ? 'subscribeCarSelect' : 'packageCarSelect', { parkId });
    return (
      <NoticeBanner
        tone="soon"
        isAnnounced
        action={
          reorderPath === undefined || parkId === '' ? undefined : (
            <LinkButton to={reorderPath}>{isSlot ? '重新预约' : '重新办理'}</LinkButton>
          )
        }
      >
        {isSlot ? '这笔预约已关闭，车位已放开。若有付款，会原路退回' : '这笔订单已关闭。若有付款，会原路退回'}
      </NoticeBanner>
    );
  }
  const detailPath = getPathIfInBuild(isSlot ? 'wrongTimeSubscribeDetail' : 'wrongTimePackageDetail', { orderNo });
  return (
    <NoticeBanner action={detailPath === undefined ? undefined : <LinkButton to={detailPath}>查看订单</LinkButton>}>
      这笔订单现在不用支付
    </NoticeBanner>
  );
}
