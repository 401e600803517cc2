import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetChargingAppealQuery, useListChargingAppealsQuery } from '@/services/cps/chargingAppeals';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListRow } from '@/ui/list/ListRow';
import { AppealDetailView } from '@/widgets/appeal/AppealDetailView';

import { REFETCH_ON_MOUNT, toAppealDetailProps } from './toAppealDetailProps';

/** 充电申诉详情: the appeals against the bill of one charge, or the one of the address. */
export default function ChargingAppealDetailScreen() {
  const { frame, query } = useScreen('chargingAppealDetail');
  const { orderNo, appealId } = query;
  const listQuery = useListChargingAppealsQuery(orderNo === undefined ? skipToken : { orderNo }, REFETCH_ON_MOUNT);
  const appealQuery = useGetChargingAppealQuery(
    orderNo !== undefined || appealId === undefined ? skipToken : { appealId },
    REFETCH_ON_MOUNT,
  );
  return (
    <AppealDetailView
      frame={frame}
      {...toAppealDetailProps(listQuery, appealQuery, orderNo !== undefined)}
      empty={{
        illustration: 'bill',
        text: orderNo === undefined ? '没有找到这次申诉' : '这笔订单没有申诉过',
        action: <LinkButton to={pathTo('chargeBillManage')}>看充电订单</LinkButton>,
      }}
      rows={(latest) => <ListRow title="看这笔账单" to={pathTo('chargeBillDetail', { orderNo: latest.orderNo })} />}
    />
  );
}
