import { useScreen } from '@/navigation/hooks/useScreen';
import { standing } from '@/navigation/standing';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { PackagePromise } from '../packages/PackagePromise';
import { CancelRow } from '../parts/CancelRow';
import { goneOrder } from '../parts/goneOrder';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { MeterCard } from './MeterCard';
import { orderBar } from './orderBar';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';

/** 错时套餐详情. */
export default function PackageDetailScreen() {
  const { frame, query } = useScreen('wrongTimePackageDetail');
  const { order, load, readAgain, hasFailed } = useOffPeakOrder(OFF_PEAK_KIND.package, query.orderNo);
  const bar = order === undefined ? undefined : orderBar(order);
  const renew =
    order?.canRenew === 1 && order.parkId !== ''
      ? standing('packageCarSelect', { parkId: order.parkId, ruleId: order.itemId, orderNo: order.orderNo })
      : undefined;
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === undefined ? {} : { bar }) }}
      load={load}
      empty={goneOrder}
      cardHeights={[120, 260, 220]}
    >
      {order !== undefined && (
        <>
          {hasFailed && <Notice tone="soon">订单刷新失败，下面的费用可能已经变了</Notice>}
          <OrderHead order={order} readAgain={() => void readAgain()} />
          <MeterCard order={order} readAgain={() => void readAgain()} />
          <PackagePromise order={order} />
          {renew !== undefined && (
            <Card>
              <Rows>
                <ListRow title="续费" note="接着现在的有效期往后延" to={renew} />
              </Rows>
            </Card>
          )}
          <OrderFacts order={order} />
          <CancelRow order={order} readAgain={readAgain} />
        </>
      )}
    </DetailScreen>
  );
}
