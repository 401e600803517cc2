import { useScreen } from '@/navigation/hooks/useScreen';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { useNearbyParks } from '../parts/useNearbyParks';
import { PassSellingParkList } from './PassSellingParkList';

/** The nearby lots that sell period passes. */
export default function NearbyBagParksScreen() {
  const { frame } = useScreen('nearbyBagParks');
  const around = useNearbyCenter();
  const { query, rows } = useNearbyParks('monthActive', around.point);
  return <PassSellingParkList frame={frame} query={query} rows={rows} head={around.locationNotice} />;
}
