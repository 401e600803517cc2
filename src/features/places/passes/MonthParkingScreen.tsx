import { isSoldOut } from '@/domain/places/remainingText';
import { useDraftChoice } from '@/flows/drafts/useDraftChoice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useListPassRulesQuery } from '@/services/special/passes';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { lowestPassPriceText } from '@/widgets/pass/model/passRuleText';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { useNearbyParks } from '../parts/useNearbyParks';
import { PassParkList } from './PassParkList';

const FILTERS = [
  { value: 'all', label: '全部' },
  { value: 'free', label: '有名额' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

/** The lots that sell passes, with the lowest price and the places left. */
export default function MonthParkingScreen() {
  const { frame } = useScreen('monthParking');
  const [filter, showFilter] = useDraftChoice<Filter>('monthParking.filter', ['all', 'free'], 'all');
  const around = useNearbyCenter();
  const { query, rows } = useNearbyParks('monthActive', around.point);
  const rules = useListPassRulesQuery({}).currentData?.results ?? [];
  return (
    <PassParkList
      frame={frame}
      query={query}
      rows={filter === 'all' ? rows : rows.filter(({ leftBagSpaceNum }) => !isSoldOut(leftBagSpaceNum))}
      head={
        <>
          {around.locationNotice}
          <ChoiceChips variant="filter" legend="名额" options={FILTERS} value={filter} onChange={showFilter} />
        </>
      }
      getPrice={(parkId) => lowestPassPriceText(rules, parkId)}
    />
  );
}
