import { formatDistance } from '@/domain/distance';
import { parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import type { RequestStage } from '@/flows/requests/requestStages';
import type { Lock } from '@/services/booking/locks';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusSign } from '@/ui/picture/StatusSign';
import { CallButton } from '@/widgets/place/CallRows';

import styles from './LockFactsCard.module.css';
import { commandFailureText } from './LockNotices';
import { batteryText, lockFaceAdvice, lockFaceLabel, lockFaceStatus } from './model/lockText';
import type { LockView } from './useLock';

interface LockStatusCardProps {
  readonly lock: Lock;
  readonly view: LockView;
  readonly stage: RequestStage | null;
}

/** The current state as a label and a sentence, and a call button when the driver cannot do anything. */
export function LockStatusCard({ lock, view, stage }: LockStatusCardProps) {
  const { face, command } = view;
  const advice = lockFaceAdvice(face, command?.cmd ?? null);
  const title = [lock.berthNo, lock.lockName].filter((part) => part !== '').join(' ');
  // The notice about a failed command already has a call button.
  const needsHelp = (face === 'offline' || face === 'fault') && commandFailureText(view, stage) === '';
  return (
    <Card title={title}>
      <div role="status" className={styles['face']}>
        <StatusSign status={lockFaceStatus(face)} word={lockFaceLabel(face)} />
        {advice !== '' && <p>{advice}</p>}
      </div>
      {needsHelp && (
        <div className={styles['help']}>
          <CallButton parkId={lock.parkId} />
        </div>
      )}
    </Card>
  );
}

interface LockFactsCardProps {
  readonly lock: Lock;
  /** Metres; null while unknown. */
  readonly distanceM: number | null;
}

export function LockFactsCard({ lock, distanceM }: LockFactsCardProps) {
  const now = useServerNow();
  const { controlFrom, controlTo, parkName, hasCar, batteryPercent } = lock;
  const battery = batteryText(batteryPercent);
  return (
    <Card>
      <FactRows
        facts={[
          { label: '停车场', value: parkName },
          { label: '可控制', value: formatSpan(parseServerTime(controlFrom), parseServerTime(controlTo), now) },
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
