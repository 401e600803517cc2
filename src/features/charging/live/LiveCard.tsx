import { isStale } from '@/domain/charging/reading';
import { formatShortMoment, parseServerTime } from '@/domain/time';
import { useBalancePage } from '@/flows/entry/useBalancePage';
import { SECOND_MS } from '@/lib/timeUnits';
import { standing } from '@/navigation/standing';
import type { ChargingLive, ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { Amount } from '@/ui/text/Amount';

import { gunName } from '../model/gunWords';
import { ChargeRing } from './ChargeRing';
import styles from './LiveCard.module.css';
import { liveFacts } from './model/liveFacts';

interface LiveCardProps {
  readonly order: ChargingOrderDetail;
  readonly reading: ChargingLive;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
  readonly isStopping: boolean;
}

/** A running charge as its charger said last. Old numbers say so and grow grey. */
export function LiveCard({ order, reading, hasFailed, isStopping }: LiveCardProps) {
  const now = useServerNow(10 * SECOND_MS);
  const isOld = isStale(reading, now);
  const sampledMs = parseServerTime(reading.sampleTime);
  const at = sampledMs === null ? '' : formatShortMoment(sampledMs, now);
  const recharge = standing(useBalancePage());
  return (
    <>
      {(isOld || hasFailed) && (
        <Notice tone="soon">
          {hasFailed ? '网络不稳' : '充电桩暂时没有上报'}
          {at !== '' && `，数据更新于 ${at}`}。充电不受影响
        </Notice>
      )}
      {reading.balanceWarn === 1 && (
        <Notice
          tone="soon"
          {...(recharge === undefined ? {} : { action: <LinkButton to={recharge}>去充值</LinkButton> })}
        >
          余额快用完了，用完会自动停止充电
        </Notice>
      )}
      <Card>
        <ChargeRing reading={reading} isOld={isOld} />
        <div className={isOld ? styles['old'] : styles['fee']}>
          <span className={styles['label']}>已产生费用</span>
          <Amount cents={reading.totalFee} size="card" />
        </div>
        <FactRows
          facts={[
            ...liveFacts(reading, isStopping),
            { label: '充电枪', value: `${order.stationName} ${gunName(order)}` },
            { label: '数据时间', value: at },
          ]}
        />
      </Card>
    </>
  );
}
