import { BIZ_TYPE } from '@/domain/payment/bizType';
import { parsePlate } from '@/domain/plate/parsePlate';
import { joinPlateCells } from '@/domain/plate/plateCells';
import { formatMsAsServerTime, toServerTimeDigits } from '@/domain/serverTime';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { usePorts } from '@/platform/ports/PortsContext';
import { ListRow } from '@/ui/list/ListRow';

import type { PaymentResult } from '../model/paymentResult';
import { paymentTimeMs } from '../model/paymentTimeMs';

type PaymentReference = Pick<PaymentResult, 'payId' | 'decidedAtMs' | 'paidAtMs' | 'plateText' | 'payable' | 'bill'>;

/** A link to 问题反馈 about one payment. The known facts of the payment are prefilled. */
export function PaymentHelpRow({ of }: { readonly of: Partial<PaymentReference> }) {
  const { payId = null, decidedAtMs = null, paidAtMs = null, plateText = '', payable, bill } = of;
  const { clock } = usePorts();
  const cells = parsePlate(plateText);
  const atMs = paidAtMs ?? (decidedAtMs === null ? null : paymentTimeMs({ decidedAtMs }, clock));
  const order = payable?.kind === 'order' ? { orderNo: payable.orderNo, bizType: payable.bizType } : {};
  const to = getPathIfInBuild('customerServiceFeedBack', {
    ...(bill === null || bill === undefined ? order : { ...bill, bizType: BIZ_TYPE.parking }),
    ...(payId === null ? {} : { payId }),
    ...(cells === null ? {} : { plateNo: joinPlateCells(cells) }),
    ...(atMs === null ? {} : { time: toServerTimeDigits(formatMsAsServerTime(atMs)) }),
  });
  const filled = [payId === null ? '' : '单号', cells === null ? '' : '车牌', atMs === null ? '' : '时间'];
  return to === undefined ? null : <ListRow title="问题反馈" note={filledText(filled)} to={to} />;
}

/** `单号、车牌和时间已填好`; undefined if nothing is prefilled. */
function filledText(parts: readonly string[]): string | undefined {
  const known = parts.filter((part) => part !== '');
  const last = known.pop();
  if (last === undefined) return undefined;
  return `${known.join('、')}${known.length > 0 ? '和' : ''}${last}已填好`;
}
