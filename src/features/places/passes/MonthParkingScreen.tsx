import { isSoldOut } from '@/domain/places/leftWords';
import { useChoice } from '@/flows/drafts/useChoice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useListPassRulesQuery } from '@/services/special/passes';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { lowestPriceOf } from '@/widgets/pass/model/passRuleWords';
import { useAround } from '@/widgets/place/useAround';

import { useParksAround } from '../parts/useParksAround';
import { PassParkList } from './PassParkList';

const FILTERS = [
  { value: 'all', label: '全部' },
  { value: 'free', label: '有名额' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

/** Where passes are sold: from which price, and with places left. */
export default function MonthParkingScreen() {
  const { frame } = useScreen('monthParking');
  const [filter, show] = useChoice<Filter>('monthParking.filter', ['all', 'free'], 'all');
  const around = useAround();
  const { query, rows } = useParksAround('monthActive', around.point);
  const rules = useListPassRulesQuery({}).currentData?.results ?? [];
  return (
    <PassParkList
      frame={frame}
      query={query}
      rows={filter === 'all' ? rows : rows.filter(({ leftBagSpaceNum }) => !isSoldOut(leftBagSpaceNum))}
      head={
        <>
          {around.line}
          <ChoiceChips variant="filter" legend="名额" options={FILTERS} value={filter} onChange={show} />
        </>
      }
      priceOf={(parkId) => lowestPriceOf(rules, parkId)}
    />
  );
}
