import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { OFF_PEAK_KIND, OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { LinkBar } from '@/ui/bar/LinkBar';
import { Amount } from '@/ui/text/Amount';

/** The bar with the next step of an order: its payment, or the bill with its overtime. Undefined if there is none. */
export function offPeakOrderBar(order: OffPeakOrder) {
  const { kind, state, orderNo, payFee, overtimeDueFee, uniqueId, parkId } = order;
  const payPath = pathIfAvailable(kind === OFF_PEAK_KIND.package ? 'wrongTimePackagePay' : 'wrongTimeSubscribePay', {
    orderNo,
  });
  if (state === OFF_PEAK_STATE.unpaid && payPath !== undefined) {
    return (
      <LinkBar left={<Amount cents={payFee} size="card" />} to={payPath}>
        去支付
      </LinkBar>
    );
  }
  const billPath = pathIfAvailable('payPage', { uniqueId, parkId });
  return overtimeDueFee > 0 && uniqueId !== '' && parkId !== '' && billPath !== undefined ? (
    <LinkBar left={<Amount cents={overtimeDueFee} size="card" />} to={billPath}>
      缴超时费
    </LinkBar>
  ) : undefined;
}
