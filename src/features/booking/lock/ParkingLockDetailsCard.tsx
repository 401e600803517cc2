import { formatTimeRange } from '@/domain/formatTimeRange';
import { parseServerTime } from '@/domain/time';
import type { OwnedBerth } from '@/services/booking/berths';
import type { ParkingLock } from '@/services/booking/locks';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';

import { parkingLockBatteryText, parkingLockStateLabel, parkingLockStateTone } from './model/lockText';

interface ParkingLockDetailsCardProps {
  readonly lock: ParkingLock;
  /** The registered berth of the driver's own lock. It has the period of validity; a booked berth has it in its booking. */
  readonly ownBerth: OwnedBerth | undefined;
  /** Server time. */
  readonly now: number;
}

/** The state of a lock, where it is, and who may use it until when. */
export function ParkingLockDetailsCard({ lock, ownBerth, now }: ParkingLockDetailsCardProps) {
  const span = (from: string, to: string) => formatTimeRange(parseServerTime(from), parseServerTime(to), now);
  return (
    <Card>
      <CardStatusHeader title={lock.lockName} word={parkingLockStateLabel(lock)} tone={parkingLockStateTone(lock)} />
      <FactRows
        facts={[
          { label: '停车场', value: lock.parkName },
          { label: '车位', value: lock.berthNo },
          { label: '使用权', value: lock.bookOrderNo === '' ? '自有车位' : '预约车位' },
          {
            label: '有效期',
            value: span(ownBerth?.validFrom ?? lock.controlFrom, ownBerth?.validTo ?? lock.controlTo),
          },
          { label: '电量', value: parkingLockBatteryText(lock.batteryPercent) },
        ]}
      />
    </Card>
  );
}
