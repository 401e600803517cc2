import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { Link } from '@/navigation/Link';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { Tag } from '@/ui/text/Tag';

import styles from '../cards/BillCard.module.css';

/** A charge in progress, with a link to its live page (Rule 8.7). */
export function RunningChargingOrderCard({ order }: { order: ChargingOrder }) {
  const { clock } = usePorts();
  const { orderNo, stationName, deviceName, gunName, orderStateText, homeStartTime } = order;
  const startMs = parseServerTime(homeStartTime);
  const nowMs = clock.serverNow();
  const times =
    startMs === null
      ? []
      : [`${formatMoment(startMs, nowMs)}开始`, `已充${formatDuration((nowMs - startMs) / MINUTE_MS)}`];
  const page = getPathIfInBuild('chargingResults', { orderNo });
  const card = (
    <>
      <span className={styles['head']}>
        <span>充电</span>
        {orderStateText !== '' && <Tag tone="done">{orderStateText}</Tag>}
      </span>
      <span className={styles['answer']}>{stationName === '' ? '充电站' : stationName}</span>
      <span className={styles['note']}>
        <InlineFacts of={[deviceName, gunName]} />
      </span>
      <span className={styles['note']}>
        <InlineFacts of={times} />
      </span>
    </>
  );
  return page === undefined ? (
    <div className={styles['card']} data-card="charging">
      {card}
    </div>
  ) : (
    <Link className={styles['card']} data-card="charging" to={page}>
      {card}
    </Link>
  );
}
