import { parseServerTime } from '@/domain/time';
import { formatTimeSpan } from '@/domain/timeSpan';
import type { RegisteredBerth } from '@/services/booking/berths';
import type { ParkingLock } from '@/services/booking/locks';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';

import { parkingLockBatteryText, parkingLockStateLabel, parkingLockStateTone } from './model/lockText';

interface ParkingLockDetailsCardProps {
  readonly lock: ParkingLock;
  /** The registered berth of the driver's own lock. It has the period of validity; a booked berth has it in its booking. */
  readonly ownBerth: RegisteredBerth | undefined;
  /** Server time. */
  readonly now: number;
}

/** The state of a lock, where it is, and who may use it until when. */
export function ParkingLockDetailsCard({ lock, ownBerth, now }: ParkingLockDetailsCardProps) {
  const span = (from: string, to: string) => formatTimeSpan(parseServerTime(from), parseServerTime(to), now);
  return (
    <Card>
      <StatusHeader title={lock.lockName} word={parkingLockStateLabel(lock)} tone={parkingLockStateTone(lock)} />
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
