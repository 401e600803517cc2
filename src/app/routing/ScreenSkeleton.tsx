import { useScreenName } from '@/navigation/hooks/useScreenName';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { TabScreenFrame } from '@/ui/frame/TabScreenFrame';
import { Skeleton } from '@/ui/load/Skeleton';

import { SlowLoadNotice } from './SlowLoadNotice';
import { useRouteDefinition } from './useRouteDefinition';

/** The placeholder boxes of a screen that is loading. */
export function ScreenSkeleton() {
  const name = useScreenName();
  const row = useRouteDefinition(name);
  const Frame = row?.tab === true ? TabScreenFrame : ScreenFrame;
  return (
    <Frame name={name} title={row?.title ?? ''}>
      <SlowLoadNotice />
      <Skeleton height={160} shape="card" />
      <Skeleton height={88} shape="card" />
      <Skeleton height={88} shape="card" />
    </Frame>
  );
}
