import { useListPassRulesQuery } from '@/services/special/passes';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

/** One pass on sale, refetched on mount because its price and its places change. */
export function usePassProduct(ruleId: string | undefined) {
  const query = useListPassRulesQuery({}, { refetchOnMountOrArgChange: true });
  const rule = query.currentData?.results.find((item) => item.ruleId === ruleId);
  const load = markLoadEmpty(
    toContentLoadState(query, { message: '月卡套餐加载失败', waitingFor: '正在查询月卡套餐…' }),
    rule === undefined,
  );
  return { rule, load, query };
}
