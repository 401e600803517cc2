import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetOccupyAppealQuery, useListOccupyAppealsQuery } from '@/services/cps/chargingAppeals';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListRow } from '@/ui/list/ListRow';
import { AppealDetailView } from '@/widgets/appeal/AppealDetailView';

import { REFETCH_ON_MOUNT, toAppealDetailProps } from './toAppealDetailProps';

/** 占位申诉详情: the appeals against one idle fee, or the one of the address. */
export default function OccupyAppealDetailScreen() {
  const { frame, query } = useScreen('occupyAppealDetail');
  const { orderNo, appealId } = query;
  const listQuery = useListOccupyAppealsQuery(
    orderNo === undefined ? skipToken : { occupyOrderNo: orderNo },
    REFETCH_ON_MOUNT,
  );
  const appealQuery = useGetOccupyAppealQuery(
    orderNo !== undefined || appealId === undefined ? skipToken : { appealId },
    REFETCH_ON_MOUNT,
  );
  return (
    <AppealDetailView
      frame={frame}
      {...toAppealDetailProps(listQuery, appealQuery, orderNo !== undefined)}
      empty={{
        illustration: 'bill',
        text: orderNo === undefined ? '没有找到这次申诉' : '这笔占位费没有申诉过',
        action: <LinkButton to={pathTo('occupyBillList')}>看占位费账单</LinkButton>,
      }}
      rows={(latest) => (
        <ListRow title="看这笔占位费" to={pathTo('occupyBillDetail', { orderNo: latest.occupyOrderNo })} />
      )}
    />
  );
}
