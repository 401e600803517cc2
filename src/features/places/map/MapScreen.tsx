import { useSelector } from 'react-redux';

import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectRoute } from '@/navigation/history/routeSlice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { TabScreenFrame } from '@/ui/frame/TabScreenFrame';
import { PlaceSearchLink } from '@/ui/place/PlaceSearchLink';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { ParkSheet } from '../detail/ParkSheet';
import { StationSheet } from '../detail/StationSheet';
import {
  isMapSheetOpenedElsewhere,
  parseMapQuery,
  pathToMapOfPlaceKind,
  pathToMapWithSheetClosed,
  type PlaceKind,
} from '../model/mapView';
import { MapAndListSkeleton } from './MapAndListSkeleton';
import styles from './MapTop.module.css';
import { ParkMapAndList } from './ParkMapAndList';
import { StationMapAndList } from './StationMapAndList';
import { useMapListPanel } from './useMapListPanel';

const KINDS: readonly { value: PlaceKind; label: string }[] = [
  { value: 'park', label: '停车' },
  { value: 'station', label: '充电' },
];

/** Lots or charging stations around a location, as pins and as a list. One of them can be open in a sheet. */
export default function MapScreen() {
  const { frame, query, go } = useScreen('map');
  const { config, isSettled } = useMenuConfig();
  const view = parseMapQuery(query, config);
  const around = useNearbyCenter();
  const panel = useMapListPanel();
  const { depth } = useSelector(selectRoute);
  const { openId } = view;
  const kind = isSettled ? view.kind : null;
  const close = () => {
    if (isMapSheetOpenedElsewhere(query) || depth === 0)
      go.toPath(pathToMapWithSheetClosed(query, view.kind), { replace: true });
    else go.back();
  };
  return (
    <TabScreenFrame {...frame}>
      <div className={styles['top']}>
        <PlaceSearchLink />
        <LinkButton to={pathTo('search')}>换地点</LinkButton>
      </div>
      {view.hasChoice && kind !== null && (
        <SegmentedControl
          legend="看什么"
          options={KINDS}
          value={kind}
          onChange={(value) => {
            panel.toPath(pathToMapOfPlaceKind(query, value));
          }}
        />
      )}
      {kind === null && <MapAndListSkeleton />}
      {kind === 'park' && <ParkMapAndList view={view} around={around} />}
      {kind === 'station' && <StationMapAndList view={view} around={around} />}
      {kind === 'park' && openId !== null && <ParkSheet parkId={openId} view={view} around={around} onClose={close} />}
      {kind === 'station' && openId !== null && (
        <StationSheet stationId={openId} view={view} around={around} onClose={close} />
      )}
    </TabScreenFrame>
  );
}
