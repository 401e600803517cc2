import { useDispatch, useSelector } from 'react-redux';

import { NO_MATCHING_LOTS_TEXT } from '@/domain/places/emptyPlacesText';
import { lotSpaceAndPriceTexts } from '@/domain/places/nearbyPlaceTexts';
import { useDriverLocation } from '@/flows/place/useDriverLocation';
import { privacyAgreed, selectPreferences } from '@/flows/preferences/preferencesSlice';
import { pathTo } from '@/navigation/paths';
import { useListNearbyParksQuery } from '@/services/dealer/nearbyParks';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { ParkRow } from '@/ui/place/ParkRow';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { LocationNotice } from '@/widgets/place/LocationNotice';

import { isParkTypeUnknown, isRoadside } from './model/roadBills';

/** A short list; the map shows all sections. */
const MAX_SECTIONS = 10;

/** Roadside sections around the driver: distance, free berths, price, and the operator's opening hours. */
export function NearbyRoadsideSections() {
  const dispatch = useDispatch();
  const { hasConsented } = useSelector(selectPreferences);
  const place = useDriverLocation(hasConsented);
  const { point } = place;
  const query = useListNearbyParksQuery(
    { destLng: point?.lng ?? 0, destLat: point?.lat ?? 0 },
    { skip: point === null },
  );
  const all = query.currentData?.results ?? [];
  const sections = all.filter(isRoadside);
  return (
    <Card title="附近路段">
      <LocationNotice place={place} onAgree={() => void dispatch(privacyAgreed())} />
      <LoadStateContent
        {...toContentLoadState(query, {
          message: '附近路段加载失败',
          isEmpty: ({ results }) => !results.some(isRoadside),
          size: 'block',
        })}
        skeleton={<Skeleton height={72} />}
        waitingFor="正在查找附近路段…"
        empty={{
          illustration: 'search',
          text: all.some(isParkTypeUnknown) ? '停车场没有标明哪些是路内泊位' : NO_MATCHING_LOTS_TEXT,
          action: <LinkButton to={pathTo('map')}>查看附近停车场</LinkButton>,
        }}
      >
        <CardRows>
          {sections.slice(0, MAX_SECTIONS).map((park) => (
            <ParkRow key={park.parkId} park={park} facts={[...lotSpaceAndPriceTexts(park), park.description]} />
          ))}
        </CardRows>
      </LoadStateContent>
    </Card>
  );
}
