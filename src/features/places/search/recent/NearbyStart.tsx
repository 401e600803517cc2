import type { ReactNode } from 'react';

import { NO_LOT, NO_SUCH_STATION } from '@/domain/places/emptyPlaces';
import { pathTo } from '@/navigation/paths';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { useListNearbyParksForHomeQuery } from '@/services/dealer/nearbyParks';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Rows } from '@/ui/list/Rows';
import { contentOf, type Load, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { ParkRow } from '@/ui/place/ParkRow';
import { StationRow } from '@/ui/place/StationRow';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { STATIONS_OF_MAP } from '@/widgets/place/model/stationSource';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { nearestFirst } from '../../model/nearest';

/** As many as fit below the search history without scrolling. The map has the others. */
const MOST = 5;

/** The nearest lots, for a driver who has not typed anything yet: most look for one of these. Who comes from home has them already. */
export function NearbyParks({ around }: { readonly around: Around }) {
  const { point } = around;
  const query = useListNearbyParksForHomeQuery(destinationOf(point), { skip: point === null });
  const rows = nearestFirst(query.currentData?.results ?? []);
  const load = toLoadState(query, { what: '附近停车场加载失败', size: 'block', isEmpty: () => rows.length === 0 });
  return (
    <NearbyCard title="附近停车场" load={load} emptyText={NO_LOT} more={pathTo('map')}>
      {rows.slice(0, MOST).map((park) => (
        <ParkRow key={park.parkId} park={park} />
      ))}
    </NearbyCard>
  );
}

/** The same for charging stations. */
export function NearbyStations({ around }: { readonly around: Around }) {
  const { point } = around;
  const query = useListNearbyStationsQuery(
    { ...destinationOf(point), source: STATIONS_OF_MAP },
    { skip: point === null },
  );
  const rows = nearestFirst(query.currentData?.results ?? []);
  const load = toLoadState(query, { what: '附近充电站加载失败', size: 'block', isEmpty: () => rows.length === 0 });
  return (
    <NearbyCard title="附近充电站" load={load} emptyText={NO_SUCH_STATION} more={pathTo('map', { isFromHome: '2' })}>
      {rows.slice(0, MOST).map((station) => (
        <StationRow key={station.stationId} station={station} />
      ))}
    </NearbyCard>
  );
}

interface NearbyCardProps {
  readonly title: string;
  readonly load: Load;
  readonly emptyText: string;
  readonly more: string;
  readonly children: ReactNode;
}

function NearbyCard({ title, load, emptyText, more, children }: NearbyCardProps) {
  return (
    <Card title={title} right={<LinkButton to={more}>看地图</LinkButton>}>
      <LoadedContent
        {...contentOf(load, { drawing: 'search', text: emptyText })}
        skeleton={<Skeleton height={290} shape="card" />}
      >
        <Rows>{children}</Rows>
      </LoadedContent>
    </Card>
  );
}
