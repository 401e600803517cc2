import { useScreen } from '@/navigation/hooks/useScreen';

import { RuleList } from './RuleList';

/** Period passes on sale, for one lot or for all lots. */
export default function NearbyBagRulesScreen() {
  const { frame, query } = useScreen('nearbyBagRules');
  return <RuleList frame={frame} parkId={query.parkId} />;
}
