import { isChargingReadingStale } from '@/domain/charging/reading';
import { formatShortMoment, parseServerTime } from '@/domain/time';
import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { SECOND_MS } from '@/lib/timeUnits';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingLiveData, ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Amount } from '@/ui/text/Amount';

import { formatGunName } from '../model/gunText';
import styles from './ChargingLiveCard.module.css';
import { ChargingProgressRing } from './ChargingProgressRing';
import { toChargingLiveFactRows } from './model/toChargingLiveFactRows';

interface ChargingLiveCardProps {
  readonly order: ChargingOrderDetail;
  readonly reading: ChargingLiveData;
  /** The last poll failed. */
  readonly hasFailed: boolean;
  readonly isStopping: boolean;
}

/** The last reading of a running charge. An outdated reading is greyed out and says so. */
export function ChargingLiveCard({ order, reading, hasFailed, isStopping }: ChargingLiveCardProps) {
  const now = useServerNow(10 * SECOND_MS);
  const isOutdated = isChargingReadingStale(reading, now);
  const sampledMs = parseServerTime(reading.sampleTime);
  const readAtText = sampledMs === null ? '' : formatShortMoment(sampledMs, now);
  const rechargePath = getPathIfInBuild(useBalancePageName());
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
          action={rechargePath === undefined ? undefined : <LinkButton to={rechargePath}>去充值</LinkButton>}
        >
          余额快用完了，用完会自动停止充电
        </NoticeBanner>
      )}
      <Card>
        <ChargingProgressRing reading={reading} isOutdated={isOutdated} />
        <div className={isOutdated ? styles['old'] : styles['fee']}>
          <span className={styles['label']}>已产生费用</span>
          <Amount cents={reading.totalFee} size="card" />
        </div>
        <FactRows
          facts={[
            ...toChargingLiveFactRows(reading, isStopping),
            { label: '充电枪', value: `${order.stationName} ${formatGunName(order)}` },
            { label: '数据时间', value: readAtText },
          ]}
        />
      </Card>
    </>
  );
}
