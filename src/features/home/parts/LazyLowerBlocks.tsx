import { lazy, Suspense, useEffect, useState } from 'react';

import { usePorts } from '@/services/transport/PortsContext';

import { LowerSkeleton } from './LowerSkeleton';

const LowerBlocks = lazy(async () => {
  const { LowerBlocks: blocks } = await import(/* webpackChunkName: "home-lower" */ './LowerBlocks');
  return { default: blocks };
});

/** What stands below the first view: its code and its calls wait until what is in view has been drawn. */
export function LazyLowerBlocks() {
  const { page } = usePorts();
  const [isTime, setIsTime] = useState(false);
  useEffect(
    () =>
      page.whenIdle(() => {
        setIsTime(true);
      }),
    [page],
  );
  if (!isTime) return <LowerSkeleton />;
  return (
    <Suspense fallback={<LowerSkeleton />}>
      <LowerBlocks />
    </Suspense>
  );
}
