import { isReadingStale } from '@/domain/charging/reading';
import { formatShortMoment, parseServerTime } from '@/domain/time';
import { useBalancePage } from '@/flows/entry/useBalancePage';
import { SECOND_MS } from '@/lib/timeUnits';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import type { ChargingLive, ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Amount } from '@/ui/text/Amount';

import { gunName } from '../model/gunText';
import { ChargeRing } from './ChargeRing';
import styles from './ChargingLiveCard.module.css';
import { toLiveFacts } from './model/toLiveFacts';

interface ChargingLiveCardProps {
  readonly order: ChargingOrderDetail;
  readonly reading: ChargingLive;
  /** The last poll failed. */
  readonly hasFailed: boolean;
  readonly isStopping: boolean;
}

/** The last reading of a running charge. An outdated reading is greyed out and says so. */
export function ChargingLiveCard({ order, reading, hasFailed, isStopping }: ChargingLiveCardProps) {
  const now = useServerNow(10 * SECOND_MS);
  const isOutdated = isReadingStale(reading, now);
  const sampledMs = parseServerTime(reading.sampleTime);
  const readAtText = sampledMs === null ? '' : formatShortMoment(sampledMs, now);
  const rechargePath = pathIfAvailable(useBalancePage());
  return (
    <>
      {(isOutdated || hasFailed) && (
        <NoticeBanner tone="soon">
          {hasFailed ? '网络不稳' : '充电桩暂时没有上报'}
          {readAtText !== '' && `，数据更新于 ${readAtText}`}。充电不受影响
        </NoticeBanner>
      )}
      {reading.balanceWarn === 1 && (
        <NoticeBanner
          tone="soon"
          {...(rechargePath === undefined ? {} : { action: <LinkButton to={rechargePath}>去充值</LinkButton> })}
        >
          余额快用完了，用完会自动停止充电
        </NoticeBanner>
      )}
      <Card>
        <ChargeRing reading={reading} isOutdated={isOutdated} />
        <div className={isOutdated ? styles['old'] : styles['fee']}>
          <span className={styles['label']}>已产生费用</span>
          <Amount cents={reading.totalFee} size="card" />
        </div>
        <FactRows
          facts={[
            ...toLiveFacts(reading, isStopping),
            { label: '充电枪', value: `${order.stationName} ${gunName(order)}` },
            { label: '数据时间', value: readAtText },
          ]}
        />
      </Card>
    </>
  );
}
