import { useGetParkQuery } from '@/services/dealer/park';
import { destinationOf, useAround } from '@/widgets/place/useAround';

const WORDS = { wanted: '再看您离车位多远', missed: '不知道您离车位多远' };

/** How far the driver is from the lot, metres; null while it is not known. */
export function useLockDistance(parkId: string | undefined) {
  const around = useAround(WORDS);
  const isAsked = parkId !== undefined && around.me !== null;
  const park = useGetParkQuery({ parkId: parkId ?? '', ...destinationOf(around.me) }, { skip: !isAsked }).currentData;
  const distance = park?.distance ?? Number.NaN;
  return { distanceM: isAsked && Number.isFinite(distance) ? distance : null, line: around.line };
}
