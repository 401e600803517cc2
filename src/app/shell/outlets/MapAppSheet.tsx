import { useDispatch, useSelector } from 'react-redux';

import { mapAppChosen, type MapAppName, mapAppsClosed, selectWayfinding } from '@/flows/wayfinding/wayfindingSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Sheet } from '@/ui/overlay/Sheet';

const MAP_APP_LABELS: Readonly<Record<MapAppName, string>> = { amap: '高德地图', baidu: '百度地图' };

/** Lets the driver choose the map app for the route. */
export function MapAppSheet() {
  const dispatch = useDispatch();
  const { config } = usePorts();
  const route = useSelector(selectWayfinding);
  if (route === null) return null;
  return (
    <Sheet title={`导航到${route.to.name}`} onClose={() => void dispatch(mapAppsClosed())}>
      <Card>
        {config.mapApps.map((app) => (
          <ListRow
            key={app}
            title={MAP_APP_LABELS[app]}
            onPress={() => void dispatch(mapAppChosen({ ...route, app }))}
          />
        ))}
      </Card>
    </Sheet>
  );
}
