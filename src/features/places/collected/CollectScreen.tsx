import { useScreen } from '@/navigation/hooks/useScreen';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { usePlaceKind } from '../parts/usePlaceKind';
import { CollectedParks } from './CollectedParks';
import { CollectedStations } from './CollectedStations';

const TABS = [
  { value: 'park', label: '停车场' },
  { value: 'station', label: '充电站' },
] as const;

/** The driver's favourite lots and stations. */
export default function CollectScreen() {
  const { frame } = useScreen('collect');
  const around = useNearbyCenter();
  const { kind, hasChoice, choose } = usePlaceKind('collect.kind');
  return (
    <ScreenFrame {...frame}>
      {hasChoice && kind !== null && (
        <SegmentedControl legend="收藏的是" options={TABS} value={kind} onChange={choose} />
      )}
      {around.locationNotice}
      {kind === 'park' && <CollectedParks around={around} />}
      {kind === 'station' && <CollectedStations around={around} />}
    </ScreenFrame>
  );
}
