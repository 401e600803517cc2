import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { pathTo } from '@/navigation/paths';
import { useGetPurchaseQuery } from '@/services/charge/purchases';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { RechargeOrderForm } from './RechargeOrderForm';

interface RechargeOrderViewProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly orderNo: string;
}

/** The payment of an unpaid recharge order. It does not place a second order. */
export function RechargeOrderView({ frame, orderNo }: RechargeOrderViewProps) {
  const page = useBalancePageName();
  const query = useGetPurchaseQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const order = query.currentData;
  const isRecharge = order?.bizType === BIZ_TYPE.recharge;
  if (order !== undefined && isRecharge && !query.isError) {
    const refetchOrder = () => void query.refetch();
    return <RechargeOrderForm frame={frame} order={order} refetchOrder={refetchOrder} />;
  }
  const load = toContentLoadState(query, {
    message: '充值订单加载失败',
    waitingFor: '正在查询充值订单…',
    isGoneWhenRefused: true,
    isNamed: order === undefined || isRecharge,
  });
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={{
        illustration: 'bill',
        text: '没有找到这笔充值',
        action: <LinkButton to={pathTo(page)}>重新充值</LinkButton>,
      }}
      cardHeights={[120, 160]}
    />
  );
}
