import type { Gun } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { Timeline } from '@/ui/card/Timeline';

import { gunName, gunPowerText, gunStateLabel, gunStateTone } from '../model/gunText';
import { toPlugSteps } from './model/gunBlockReason';
import { type StartAction, startBlockReason } from './model/startAction';
import styles from './StartCards.module.css';

/** The gun, and the steps left before it can start or why it cannot. */
export function GunCard({ gun, way: action }: { readonly gun: Gun; readonly way: StartAction }) {
  const { stationName, spaceNo, voltageRange, gunState } = gun;
  const blockReason = startBlockReason(action, gunState);
  return (
    <Card>
      <StatusHeader title={gunName(gun)} word={gunStateLabel(gun)} tone={gunStateTone(gun)} />
      <p className={styles['note']}>
        <Facts of={[stationName, gunPowerText(gun), voltageRange, spaceNo === '' ? '' : `车位 ${spaceNo}`]} />
      </p>
      <div aria-live="polite">
        {blockReason === '' ? <Timeline label="启动前" steps={toPlugSteps(gunState)} /> : <p>{blockReason}</p>}
      </div>
    </Card>
  );
}
