import type { ChargingGun } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { Timeline } from '@/ui/card/Timeline';

import { formatGunName, gunPowerText, gunStateLabel, gunStateTone } from '../model/gunText';
import { toPlugSteps } from './model/gunBlockReason';
import { startChargingBlockReason, type StartChargingButtonAction } from './model/startChargingButtonAction';
import styles from './StartCards.module.css';

/** The gun, and the steps left before it can start or why it cannot. */
export function GunReadinessCard({
  gun,
  way: action,
}: {
  readonly gun: ChargingGun;
  readonly way: StartChargingButtonAction;
}) {
  const { stationName, spaceNo, voltageRange, gunState } = gun;
  const blockReason = startChargingBlockReason(action, gunState);
  return (
    <Card>
      <CardStatusHeader title={formatGunName(gun)} word={gunStateLabel(gun)} tone={gunStateTone(gun)} />
      <p className={styles['note']}>
        <InlineFacts of={[stationName, gunPowerText(gun), voltageRange, spaceNo === '' ? '' : `车位 ${spaceNo}`]} />
      </p>
      <div aria-live="polite">
        {blockReason === '' ? <Timeline label="启动前" steps={toPlugSteps(gunState)} /> : <p>{blockReason}</p>}
      </div>
    </Card>
  );
}
