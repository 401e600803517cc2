import { useListPassRulesQuery } from '@/services/special/passes';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { withoutAny } from '@/widgets/loading/withoutAny';

/** One pass on sale, as the server has it now: its price and its places move. */
export function useRule(ruleId: string | undefined) {
  const query = useListPassRulesQuery({}, { refetchOnMountOrArgChange: true });
  const rule = query.currentData?.results.find((one) => one.ruleId === ruleId);
  const load = withoutAny(
    toLoadState(query, { what: '月卡套餐加载失败', waitingFor: '正在查询月卡套餐…' }),
    rule === undefined,
  );
  return { rule, load, query };
}
