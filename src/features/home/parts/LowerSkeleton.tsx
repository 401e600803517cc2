import { Skeleton } from '@/ui/Skeleton';

/** Height of five lots under a heading; the final boxes are the blocks' own. */
const HEIGHT = 420;

export function LowerSkeleton() {
  return (
    <section data-block="nearby" data-state="loading" aria-label="附近" aria-busy="true">
      <Skeleton height={HEIGHT} shape="card" />
    </section>
  );
}
