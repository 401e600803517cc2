import type { Gun } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { StateHead } from '@/ui/card/StateHead';
import { Timeline } from '@/ui/card/Timeline';

import { gunName, gunPower, gunTone, gunWord } from '../model/gunWords';
import { gunBlock, needsOtherGun, plugSteps } from './model/startBlock';
import styles from './StartCards.module.css';

/** Which gun, and what is still to be done before it can start. */
export function GunCard({ gun }: { readonly gun: Gun }) {
  const { stationName, spaceNo, voltageRange, gunState } = gun;
  return (
    <Card>
      <StateHead title={gunName(gun)} word={gunWord(gun)} tone={gunTone(gun)} />
      <p className={styles['note']}>
        <Facts of={[stationName, gunPower(gun), voltageRange, spaceNo === '' ? '' : `车位 ${spaceNo}`]} />
      </p>
      {needsOtherGun(gunState) ? (
        <p aria-live="polite">{gunBlock(gunState)}</p>
      ) : (
        <div aria-live="polite">
          <Timeline label="启动前" steps={plugSteps(gunState)} />
        </div>
      )}
    </Card>
  );
}
