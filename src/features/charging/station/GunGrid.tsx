import { GUN_STATE } from '@/domain/charging/chargingCodes';
import { Link } from '@/navigation/Link';
import { standing } from '@/navigation/standing';
import { type Gun, GUN_TYPE } from '@/services/cps/stations';
import { Facts } from '@/ui/card/Facts';
import { joinClasses } from '@/ui/joinClasses';
import { Tag } from '@/ui/text/Tag';

import { gunName, gunPower, gunTone, gunWord, isUsable } from '../model/gunWords';
import styles from './GunGrid.module.css';

const KINDS = [
  { title: '快充', types: [GUN_TYPE.direct] as number[] },
  { title: '慢充', types: [GUN_TYPE.alternating] as number[] },
  { title: '其他', types: [GUN_TYPE.unknown] as number[] },
];

/** The guns of a station by kind, each with its state. One that can be used leads to its charge. */
export function GunGrid({ guns }: { readonly guns: readonly Gun[] }) {
  return KINDS.map(({ title, types }) => {
    const those = guns.filter(({ gunType }) => types.includes(gunType));
    if (those.length === 0) return null;
    // A gun whose plug is in a car stays usable for that car alone.
    const free = those.filter(({ gunState }) => gunState === GUN_STATE.free).length;
    return (
      <div key={title}>
        <p className={styles['note']}>
          {title} 空闲 {free}/{those.length}
        </p>
        <GunList label={`${title}枪`} guns={those} />
      </div>
    );
  });
}

/** Guns beside each other, each with its state. */
export function GunList({ label, guns }: { readonly label: string; readonly guns: readonly Gun[] }) {
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

function GunCell({ gun }: { readonly gun: Gun }) {
  const { gunNo, spaceNo } = gun;
  const page = isUsable(gun) ? standing('chargingPage', { gunNo }) : undefined;
  const words = (
    <>
      <span>{gunName(gun)}</span>
      <Tag tone={gunTone(gun)}>{gunWord(gun)}</Tag>
      <span className={styles['note']}>
        <Facts of={[gunPower(gun), spaceNo === '' ? '' : `车位 ${spaceNo}`]} />
      </span>
    </>
  );
  if (page === undefined) return <div className={styles['gun']}>{words}</div>;
  return (
    <Link className={joinClasses(styles['gun'], styles['usable'])} to={page}>
      {words}
    </Link>
  );
}
