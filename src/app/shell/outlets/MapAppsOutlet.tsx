import { useDispatch, useSelector } from 'react-redux';

import { mapAppChosen, type MapAppName, mapAppsClosed, selectWayfinding } from '@/flows/wayfinding/wayfindingSlice';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Sheet } from '@/ui/overlay/Sheet';

const NAMES: Readonly<Record<MapAppName, string>> = { amap: '高德地图', baidu: '百度地图' };

/** Lets the driver choose the map app for the route. */
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
