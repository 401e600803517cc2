import { Skeleton } from '@/ui/load/Skeleton';

import styles from './PlaceMapAndList.module.css';

/** The height of the plan with its legend (NearbyMap.module.css). */
export function MapSkeleton() {
  return <Skeleton height="calc(max(240px, 34vh) + 2.25rem)" shape="card" />;
}

/** The placeholder for the map and its list while their kind is unknown. */
export function MapAndListSkeleton() {
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
