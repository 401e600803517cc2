import { CHARGING_GUN_STATE } from '@/domain/charging/chargingCodes';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { Link } from '@/navigation/Link';
import { CHARGING_GUN_TYPE, type ChargingGun } from '@/services/cps/stations';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { joinClasses } from '@/ui/joinClasses';
import { Tag } from '@/ui/text/Tag';

import { canStartChargingAtGun, formatGunName, gunPowerText, gunStateLabel, gunStateTone } from '../model/gunText';
import styles from './GunGroupsByType.module.css';

const GUN_KINDS = [
  { title: '快充', types: [CHARGING_GUN_TYPE.direct] as number[] },
  { title: '慢充', types: [CHARGING_GUN_TYPE.alternating] as number[] },
  { title: '其他', types: [CHARGING_GUN_TYPE.unknown] as number[] },
];

/** The guns of a station by type, each with its state. A usable gun links to its start page. */
export function GunGroupsByType({ guns }: { readonly guns: readonly ChargingGun[] }) {
  return GUN_KINDS.map(({ title, types }) => {
    const gunsOfKind = guns.filter(({ gunType }) => types.includes(gunType));
    if (gunsOfKind.length === 0) return null;
    // A plugged-in gun is usable only by that car, so it is not counted as free.
    const freeCount = gunsOfKind.filter(({ gunState }) => gunState === CHARGING_GUN_STATE.free).length;
    return (
      <div key={title}>
        <p className={styles['note']}>
          {title} 空闲 {freeCount}/{gunsOfKind.length}
        </p>
        <GunStateGrid label={`${title}枪`} guns={gunsOfKind} />
      </div>
    );
  });
}

/** A grid of guns with their states. */
export function GunStateGrid({ label, guns }: { readonly label: string; readonly guns: readonly ChargingGun[] }) {
  return (
    <ul className={styles['grid']} aria-label={label}>
      {guns.map((gun) => (
        <li key={gun.gunNo}>
          <GunCell gun={gun} />
        </li>
      ))}
    </ul>
  );
}

function GunCell({ gun }: { readonly gun: ChargingGun }) {
  const { gunNo, spaceNo } = gun;
  const startPath = canStartChargingAtGun(gun) ? getPathIfInBuild('chargingPage', { gunNo }) : undefined;
  const content = (
    <>
      <span>{formatGunName(gun)}</span>
      <Tag tone={gunStateTone(gun)}>{gunStateLabel(gun)}</Tag>
      <span className={styles['note']}>
        <InlineFacts of={[gunPowerText(gun), spaceNo === '' ? '' : `车位 ${spaceNo}`]} />
      </span>
    </>
  );
  if (startPath === undefined) return <div className={styles['gun']}>{content}</div>;
  return (
    <Link className={joinClasses(styles['gun'], styles['usable'])} to={startPath}>
      {content}
    </Link>
  );
}
