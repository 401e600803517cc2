import { Skeleton } from '@/ui/load/Skeleton';

import styles from './NearbyPlaces.module.css';

/** As high as the plan with its legend (NearbyMap.module.css). */
export function WaitingMap() {
  return <Skeleton height="calc(max(240px, 34vh) + 2.25rem)" shape="card" />;
}

/** The placeholder for the map and its list while their kind is unknown. */
export function WaitingPlaces() {
  return (
    <>
      <Skeleton height="var(--tap)" width="80%" shape="card" />
      <div className={styles['sheet']}>
        <Skeleton height={86} shape="card" />
        <Skeleton height={86} shape="card" />
        <Skeleton height={86} shape="card" />
      </div>
    </>
  );
}
