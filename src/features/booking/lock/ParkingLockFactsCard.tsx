import { formatDistance } from '@/domain/distance';
import { formatTimeRange } from '@/domain/formatTimeRange';
import { parseServerTime } from '@/domain/time';
import type { IdempotentRequestStage } from '@/flows/requests/requestStages';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingLock } from '@/services/booking/locks';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { ResultStatusIcon } from '@/ui/picture/ResultStatusIcon';
import { CallLotOrServiceButton } from '@/widgets/place/PhoneNumberRows';

import {
  parkingLockBatteryText,
  parkingLockDisplayStateAdvice,
  parkingLockDisplayStateIconStatus,
  parkingLockDisplayStateLabel,
} from './model/lockText';
import styles from './ParkingLockFactsCard.module.css';
import { parkingLockCommandFailureText } from './ParkingLockFailureNotices';
import type { PolledParkingLock } from './useParkingLock';

interface LockStatusCardProps {
  readonly lock: ParkingLock;
  readonly view: PolledParkingLock;
  readonly stage: IdempotentRequestStage | null;
}

/** The current state as a label and a sentence, and a call button when the driver cannot do anything. */
export function ParkingLockStatusCard({ lock, view, stage }: LockStatusCardProps) {
  const { face, command } = view;
  const advice = parkingLockDisplayStateAdvice(face, command?.cmd ?? null);
  const title = [lock.berthNo, lock.lockName].filter((part) => part !== '').join(' ');
  // The notice about a failed command already has a call button.
  const needsHelp = (face === 'offline' || face === 'fault') && parkingLockCommandFailureText(view, stage) === '';
  return (
    <Card title={title}>
      <div role="status" className={styles['face']}>
        <ResultStatusIcon status={parkingLockDisplayStateIconStatus(face)} word={parkingLockDisplayStateLabel(face)} />
        {advice !== '' && <p>{advice}</p>}
      </div>
      {needsHelp && (
        <div className={styles['help']}>
          <CallLotOrServiceButton parkId={lock.parkId} />
        </div>
      )}
    </Card>
  );
}

interface LockFactsCardProps {
  readonly lock: ParkingLock;
  /** Metres; null while unknown. */
  readonly distanceM: number | null;
}

export function ParkingLockFactsCard({ lock, distanceM }: LockFactsCardProps) {
  const now = useServerNow();
  const { controlFrom, controlTo, parkName, hasCar, batteryPercent } = lock;
  const battery = parkingLockBatteryText(batteryPercent);
  return (
    <Card>
      <FactRows
        facts={[
          { label: '停车场', value: parkName },
          { label: '可控制', value: formatTimeRange(parseServerTime(controlFrom), parseServerTime(controlTo), now) },
          { label: '车位上', value: hasCar === 1 ? '有车' : '没有车' },
          {
            label: '电量',
            value: battery === '' ? '' : `${battery}${batteryPercent <= LOW_BATTERY_PERCENT ? '，偏低' : ''}`,
          },
          { label: '距停车场', value: distanceM === null ? '' : formatDistance(distanceM) },
        ]}
      />
    </Card>
  );
}

/** At or below this percentage the lock may soon stop working. */
const LOW_BATTERY_PERCENT = 10;
