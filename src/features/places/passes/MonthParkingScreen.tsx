import { isSoldOut } from '@/domain/places/remainingCountText';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useListPassRulesQuery } from '@/services/special/passes';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { lowestPassPriceText } from '@/widgets/pass/model/passProductText';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { useNearbyParks } from '../parts/useNearbyParks';
import { PassSellingParkList } from './PassSellingParkList';

const FILTERS = [
  { value: 'all', label: '全部' },
  { value: 'free', label: '有名额' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

/** The lots that sell passes, with the lowest price and the places left. */
export default function MonthParkingScreen() {
  const { frame } = useScreen('monthParking');
  const [filter, showFilter] = usePersistedSelection<Filter>('monthParking.filter', ['all', 'free'], 'all');
  const around = useNearbyCenter();
  const { query, rows } = useNearbyParks('monthActive', around.point);
  const rules = useListPassRulesQuery({}).currentData?.results ?? [];
  return (
    <PassSellingParkList
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
