import { useScreen } from '@/navigation/hooks/useScreen';

import { PassProductList } from './PassProductList';

/** Period passes on sale, for one lot or for all lots. */
export default function NearbyBagRulesScreen() {
  const { frame, query } = useScreen('nearbyBagRules');
  return <PassProductList frame={frame} parkId={query.parkId} />;
}
