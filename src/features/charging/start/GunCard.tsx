import type { Gun } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { Timeline } from '@/ui/card/Timeline';

import { gunName, gunPower, gunTone, gunWord } from '../model/gunWords';
import { plugSteps } from './model/startBlock';
import { type StartWay, whyNot } from './model/startWay';
import styles from './StartCards.module.css';

/** Which gun, and what is still to be done before it can start, or why it cannot. */
export function GunCard({ gun, way }: { readonly gun: Gun; readonly way: StartWay }) {
  const { stationName, spaceNo, voltageRange, gunState } = gun;
  const why = whyNot(way, gunState);
  return (
    <Card>
      <StatusHeader title={gunName(gun)} word={gunWord(gun)} tone={gunTone(gun)} />
      <p className={styles['note']}>
        <Facts of={[stationName, gunPower(gun), voltageRange, spaceNo === '' ? '' : `车位 ${spaceNo}`]} />
      </p>
      <div aria-live="polite">
        {why === '' ? <Timeline label="启动前" steps={plugSteps(gunState)} /> : <p>{why}</p>}
      </div>
    </Card>
  );
}
