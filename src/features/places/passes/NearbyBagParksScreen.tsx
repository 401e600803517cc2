import { useScreen } from '@/navigation/hooks/useScreen';
import { useAround } from '@/widgets/place/useAround';

import { useParksAround } from '../parts/useParksAround';
import { PassParkList } from './PassParkList';

/** The nearby lots that sell period passes. */
export default function NearbyBagParksScreen() {
  const { frame } = useScreen('nearbyBagParks');
  const around = useAround();
  const { query, rows } = useParksAround('monthActive', around.point);
  return <PassParkList frame={frame} query={query} rows={rows} head={around.line} />;
}
