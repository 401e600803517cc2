import { useScreen } from '@/navigation/hooks/useScreen';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { useAround } from '@/widgets/place/useAround';

import { useKind } from '../parts/useKind';
import { CollectedParks } from './CollectedParks';
import { CollectedStations } from './CollectedStations';

const TABS = [
  { value: 'park', label: '停车场' },
  { value: 'station', label: '充电站' },
] as const;

/** The driver's favourite lots and stations. */
export default function CollectScreen() {
  const { frame } = useScreen('collect');
  const around = useAround();
  const { kind, hasChoice, choose } = useKind('collect.kind');
  return (
    <ScreenFrame {...frame}>
      {hasChoice && kind !== null && (
        <SegmentedControl legend="收藏的是" options={TABS} value={kind} onChange={choose} />
      )}
      {around.line}
      {kind === 'park' && <CollectedParks around={around} />}
      {kind === 'station' && <CollectedStations around={around} />}
    </ScreenFrame>
  );
}
