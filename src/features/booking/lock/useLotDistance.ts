import { useGetParkQuery } from '@/services/dealer/park';
import { toDestinationParams, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

const LOCATION_TEXTS = { purpose: '再看您离车位多远', failureNote: '不知道您离车位多远' };

/** The distance from the driver to the lot in metres; null while unknown. */
export function useLotDistance(parkId: string | undefined) {
  const around = useNearbyCenter(LOCATION_TEXTS);
  const isEnabled = parkId !== undefined && around.driverLocation !== null;
  const park = useGetParkQuery(
    { parkId: parkId ?? '', ...toDestinationParams(around.driverLocation) },
    { skip: !isEnabled },
  ).currentData;
  const distance = park?.distance ?? Number.NaN;
  return { distanceM: isEnabled && Number.isFinite(distance) ? distance : null, line: around.locationNotice };
}
