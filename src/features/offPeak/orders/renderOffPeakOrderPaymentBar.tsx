import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { OFF_PEAK_ORDER_KIND, OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { Amount } from '@/ui/text/Amount';

/** The bar with the next step of an order: its payment, or the bill with its overtime. Undefined if there is none. */
export function renderOffPeakOrderPaymentBar(order: OffPeakOrder) {
  const { kind, state, orderNo, payFee, overtimeDueFee, uniqueId, parkId } = order;
  const payPath = getPathIfInBuild(
    kind === OFF_PEAK_ORDER_KIND.package ? 'wrongTimePackagePay' : 'wrongTimeSubscribePay',
    {
      orderNo,
    },
  );
  if (state === OFF_PEAK_ORDER_STATE.unpaid && payPath !== undefined) {
    return (
      <LinkBottomActionBar left={<Amount cents={payFee} size="card" />} to={payPath}>
        去支付
      </LinkBottomActionBar>
    );
  }
  const billPath = getPathIfInBuild('payPage', { uniqueId, parkId });
  return overtimeDueFee > 0 && uniqueId !== '' && parkId !== '' && billPath !== undefined ? (
    <LinkBottomActionBar left={<Amount cents={overtimeDueFee} size="card" />} to={billPath}>
      缴超时费
    </LinkBottomActionBar>
  ) : undefined;
}
