import { useScreen } from '@/navigation/hooks/useScreen';

import { PassRuleList } from './PassRuleList';

/** Period passes on sale, for one lot or for all lots. */
export default function NearbyBagRulesScreen() {
  const { frame, query } = useScreen('nearbyBagRules');
  return <PassRuleList frame={frame} parkId={query.parkId} />;
}
