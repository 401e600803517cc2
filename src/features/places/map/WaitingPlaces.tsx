import { Skeleton } from '@/ui/load/Skeleton';

import styles from './NearbyPlaces.module.css';

/** As high as the map (NearbyMap.module.css). */
export function WaitingMap() {
  return <Skeleton height="max(240px, 34vh)" shape="card" />;
}

/** The placeholder for the map and its list while their kind is unknown. */
export function WaitingPlaces() {
  return (
    <>
      <WaitingMap />
      <div className={styles['sheet']}>
        <Skeleton height="var(--tap)" width="80%" shape="card" />
        <Skeleton height={66} shape="card" />
        <Skeleton height={66} shape="card" />
        <Skeleton height={66} shape="card" />
      </div>
    </>
  );
}
