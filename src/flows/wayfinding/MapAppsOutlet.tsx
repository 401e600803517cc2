import { useDispatch, useSelector } from 'react-redux';

import { usePorts } from '@/services/transport/PortsContext';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Sheet } from '@/ui/Sheet';

import { mapAppChosen, type MapAppName, mapAppsClosed, selectWayfinding } from './wayfindingSlice';

const NAMES: Readonly<Record<MapAppName, string>> = { amap: '高德地图', baidu: '百度地图' };

/** Asks which map app shall lead there. */
export function MapAppsOutlet() {
  const dispatch = useDispatch();
  const { config } = usePorts();
  const way = useSelector(selectWayfinding);
  if (way === null) return null;
  return (
    <Sheet title={`导航到${way.to.name}`} onClose={() => void dispatch(mapAppsClosed())}>
      <Card>
        {config.mapApps.map((app) => (
          <ListRow key={app} title={NAMES[app]} onPress={() => void dispatch(mapAppChosen({ ...way, app }))} />
        ))}
      </Card>
    </Sheet>
  );
}
