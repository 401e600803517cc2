import { pathTo } from '@/navigation/paths';
import { useListWithholdingsQuery } from '@/services/pay/withholdings';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { DeductionCard } from './DeductionCard';
import { deductionsByPlate } from './model/deductions';
import { useDeductionActions } from './parts/useDeductionActions';

/** All open channels of all plates. */
export function DeductionList({ frame }: { readonly frame: Omit<ScreenFrameProps, 'children'> }) {
  const actions = useDeductionActions();
  const query = useListWithholdingsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const deductions = deductionsByPlate(query.currentData?.results ?? []);
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, {
        message: '无感支付加载失败',
        waitingFor: '正在查询无感支付…',
        isEmpty: ({ results }) => deductionsByPlate(results).length === 0,
      })}
      empty={{
        illustration: 'plate',
        text: '还没有车辆开通无感支付',
        action: <LinkButton to={pathTo('senselessPayment')}>去开通</LinkButton>,
      }}
      rowHeight={208}
    >
      {deductions.map((deduction) => (
        <DeductionCard key={deduction.withholding.withholdId} deduction={deduction} actions={actions} />
      ))}
    </ListScreen>
  );
}
