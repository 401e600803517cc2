import type { ReactNode } from 'react';

import { NO_MATCHING_STATIONS_TEXT, NO_MORE_LOTS_TEXT } from '@/domain/places/emptyPlacesText';
import { pathTo } from '@/navigation/paths';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { useListNearbyParksForHomeQuery } from '@/services/dealer/nearbyParks';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { type ContentLoadState, LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { ChargingStationRow } from '@/ui/place/ChargingStationRow';
import { ParkRow } from '@/ui/place/ParkRow';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { MAP_NEARBY_STATIONS_SOURCE_PARAM } from '@/widgets/place/model/stationSource';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import { sortByDistance } from '../../model/sortByDistance';

/** As many as fit below the recent searches without scrolling. The map has the others. */
const MAX_ROWS = 5;

/**
 * The nearest lots, before anything is typed: most drivers look for one of these. They are usually cached from the home
 * screen.
 */
export function NearbyParkSuggestions({ around }: { readonly around: NearbyCenter }) {
  const { point } = around;
  const query = useListNearbyParksForHomeQuery(toDestinationParams(point), { skip: point === null });
  const rows = sortByDistance(query.currentData?.results ?? []);
  const load = toContentLoadState(query, {
    message: '附近停车场加载失败',
    size: 'block',
    isEmpty: () => rows.length === 0,
  });
  return (
    <NearbyCard title="附近停车场" load={load} emptyText={NO_MORE_LOTS_TEXT} mapPath={pathTo('map')}>
      {rows.slice(0, MAX_ROWS).map((park) => (
        <ParkRow key={park.parkId} park={park} />
      ))}
    </NearbyCard>
  );
}

/** The same for charging stations. */
export function NearbyStationSuggestions({ around }: { readonly around: NearbyCenter }) {
  const { point } = around;
  const query = useListNearbyStationsQuery(
    { ...toDestinationParams(point), source: MAP_NEARBY_STATIONS_SOURCE_PARAM },
    { skip: point === null },
  );
  const rows = sortByDistance(query.currentData?.results ?? []);
  const load = toContentLoadState(query, {
    message: '附近充电站加载失败',
    size: 'block',
    isEmpty: () => rows.length === 0,
  });
  return (
    <NearbyCard
      title="附近充电站"
      load={load}
      emptyText={NO_MATCHING_STATIONS_TEXT}
      mapPath={pathTo('map', { isFromHome: '2' })}
    >
      {rows.slice(0, MAX_ROWS).map((station) => (
        <ChargingStationRow key={station.stationId} station={station} />
      ))}
    </NearbyCard>
  );
}

interface NearbyCardProps {
  readonly title: string;
  readonly load: ContentLoadState;
  readonly emptyText: string;
  readonly mapPath: string;
  readonly children: ReactNode;
}

function NearbyCard({ title, load, emptyText, mapPath, children }: NearbyCardProps) {
  return (
    <Card title={title} right={<LinkButton to={mapPath}>看地图</LinkButton>}>
      <LoadStateContent
        {...toContentProps(load, { illustration: 'search', text: emptyText })}
        skeleton={<Skeleton height={290} shape="card" />}
      >
        <CardRows>{children}</CardRows>
      </LoadStateContent>
    </Card>
  );
}
