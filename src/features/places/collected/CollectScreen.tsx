import { useScreen } from '@/navigation/hooks/useScreen';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { usePlaceKindChoice } from '../parts/usePlaceKindChoice';
import { FavouriteParkList } from './FavouriteParkList';
import { FavouriteStationList } from './FavouriteStationList';

const TABS = [
  { value: 'park', label: '停车场' },
  { value: 'station', label: '充电站' },
] as const;

/** The driver's favourite lots and stations. */
export default function CollectScreen() {
  const { frame } = useScreen('collect');
  const around = useNearbyCenter();
  const { kind, hasChoice, choose } = usePlaceKindChoice('collect.kind');
  return (
    <ScreenFrame {...frame}>
      {hasChoice && kind !== null && (
        <SegmentedControl legend="收藏的是" options={TABS} value={kind} onChange={choose} />
      )}
      {around.locationNotice}
      {kind === 'park' && <FavouriteParkList around={around} />}
      {kind === 'station' && <FavouriteStationList around={around} />}
    </ScreenFrame>
  );
}
