import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useFindOccupyOrderQuery } from '@/services/cps/idleFees';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { IdleFeeOrderView } from './IdleFeeOrderView';

/** 占位费: the gun that the driver occupies now, or the unpaid fee. */
export default function ChargeOccupationScreen() {
  const { frame, query } = useScreen('chargeOccupation');
  const idleFeeQuery = useFindOccupyOrderQuery(undefined, {
    skip: query.orderNo !== undefined,
    refetchOnMountOrArgChange: true,
  });
  const { exist = 0, occupyOrderNo = '' } = idleFeeQuery.currentData ?? {};
  const orderNo = query.orderNo ?? (exist === 1 && occupyOrderNo !== '' ? occupyOrderNo : undefined);
  if (orderNo !== undefined) return <IdleFeeOrderView key={orderNo} frame={frame} orderNo={orderNo} />;
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(idleFeeQuery, {
        message: '占位费加载失败',
        waitingFor: '正在查询占位费…',
        isEmpty: ({ exist: exists }) => exists === 0,
      })}
      empty={{
        illustration: 'bill',
        text: '没有占用充电车位，也没有待支付的占位费',
        action: <LinkButton to={pathTo('occupyBillList')}>看占位费账单</LinkButton>,
      }}
      cardHeights={[180, 320]}
    >
      <p>有一笔占位费，暂不支持在这里查看，可以联系客服</p>
    </DetailScreen>
  );
}
