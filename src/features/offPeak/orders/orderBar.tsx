import { standing } from '@/navigation/standing';
import { OFF_PEAK_KIND, OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { LinkBar } from '@/ui/bar/LinkBar';
import { Amount } from '@/ui/text/Amount';

/** The one next step of an order: its payment, or the bill with its overtime. Undefined where there is none. */
export function orderBar(order: OffPeakOrder) {
  const { kind, state, orderNo, payFee, overtimeDueFee, uniqueId, parkId } = order;
  const pay = standing(kind === OFF_PEAK_KIND.package ? 'wrongTimePackagePay' : 'wrongTimeSubscribePay', { orderNo });
  if (state === OFF_PEAK_STATE.unpaid && pay !== undefined) {
    return (
      <LinkBar left={<Amount cents={payFee} size="card" />} to={pay}>
        去支付
      </LinkBar>
    );
  }
  const bill = standing('payPage', { uniqueId, parkId });
  return overtimeDueFee > 0 && uniqueId !== '' && parkId !== '' && bill !== undefined ? (
    <LinkBar left={<Amount cents={overtimeDueFee} size="card" />} to={bill}>
      缴超时费
    </LinkBar>
  ) : undefined;
}
