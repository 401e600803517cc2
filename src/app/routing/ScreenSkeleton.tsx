import type { PathName } from '@/navigation/paths';
import { ScreenFrame } from '@/ui/ScreenFrame';
import { Skeleton } from '@/ui/Skeleton';
import { TabScreenFrame } from '@/ui/TabScreenFrame';

import { LateNotice } from './LateNotice';
import { rowOf } from './routeTable';

/** The boxes of a screen that is on its way. */
export function ScreenSkeleton({ name }: { name: PathName }) {
  const { title, tab } = rowOf(name);
  const Frame = tab === true ? TabScreenFrame : ScreenFrame;
  return (
    <Frame name={name} title={title}>
      <LateNotice />
      <Skeleton height={160} shape="card" />
      <Skeleton height={88} shape="card" />
      <Skeleton height={88} shape="card" />
    </Frame>
  );
}
