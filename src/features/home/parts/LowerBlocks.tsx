import { NearbyBlock } from './NearbyBlock';
import { NewsBlock } from './NewsBlock';

/** Nearby lots or stations, and news. */
export function LowerBlocks() {
  return (
    <>
      <NearbyBlock />
      <NewsBlock />
    </>
  );
}
