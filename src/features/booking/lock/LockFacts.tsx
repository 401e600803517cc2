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

import styles from './LockFacts.module.css';
import { troubleOf } from './LockNotices';
import { batteryText, faceAdvice, faceStatus, faceWord } from './model/lockWords';
import type { LockView } from './useLock';

interface LockHeadProps {
  readonly lock: Lock;
  readonly view: LockView;
  readonly stage: RequestStage | null;
}

/** The state now, in one word and a sentence, and whom to call where the driver can do nothing. */
export function LockHead({ lock, view, stage }: LockHeadProps) {
  const { face, command } = view;
  const advice = faceAdvice(face, command?.cmd ?? null);
  const title = [lock.berthNo, lock.lockName].filter((part) => part !== '').join(' ');
  // A command that came to nothing says whom to call beside its reason.
  const needsHelp = (face === 'offline' || face === 'fault') && troubleOf(view, stage) === '';
  return (
    <Card title={title}>
      <div role="status" className={styles['face']}>
        <StatusSign status={faceStatus(face)} word={faceWord(face)} />
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

interface LockFactsProps {
  readonly lock: Lock;
  /** Null while it is not known. */
  readonly distanceM: number | null;
}

export function LockFacts({ lock, distanceM }: LockFactsProps) {
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
          { label: '电量', value: battery === '' ? '' : `${battery}${batteryPercent <= LOW ? '，偏低' : ''}` },
          { label: '距停车场', value: distanceM === null ? '' : formatDistance(distanceM) },
        ]}
      />
    </Card>
  );
}

/** Below this the lock may stop working soon, percent. */
const LOW = 10;
