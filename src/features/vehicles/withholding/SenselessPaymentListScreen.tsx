import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListWithholdingsQuery } from '@/services/pay/withholdings';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { AutoDeductionGate } from './AutoDeductionGate';
import { DeductionChannelCard } from './DeductionChannelCard';
import { getOpenDeductionChannels } from './model/deductionChannels';
import { useDeductionChannelActions } from './parts/useDeductionChannelActions';

/** The open channels of each plate, and past deductions. */
export default function SenselessPaymentListScreen() {
  const { frame } = useScreen('senselessPaymentList');
  return (
    <AutoDeductionGate frame={frame}>
      <DeductionChannelList frame={frame} />
    </AutoDeductionGate>
  );
}

/** All open channels of all plates. */
function DeductionChannelList({ frame }: { readonly frame: Omit<ScreenFrameProps, 'children'> }) {
  const actions = useDeductionChannelActions();
  const query = useListWithholdingsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const deductions = getOpenDeductionChannels(query.currentData?.results ?? []);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '无感支付加载失败',
        waitingFor: '正在查询无感支付…',
        isEmpty: ({ results }) => getOpenDeductionChannels(results).length === 0,
      })}
      empty={{
        illustration: 'plate',
        text: '还没有车辆开通无感支付',
        action: <LinkButton to={pathTo('senselessPayment')}>去开通</LinkButton>,
      }}
      rowHeight={208}
    >
      {deductions.map((deduction) => (
        <DeductionChannelCard key={deduction.withholding.withholdId} deduction={deduction} actions={actions} />
      ))}
    </ListScreen>
  );
}
