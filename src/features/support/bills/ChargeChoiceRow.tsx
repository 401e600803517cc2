import { formatServerMoment } from '@/domain/formatServerMoment';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { toTimeDigits } from '@/domain/serverTime';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { pathTo } from '@/navigation/paths';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';

/** A charging order in the list from which the driver chooses: an appeal against its bill, or feedback. */
export function ChargeChoiceRow({ order }: { readonly order: ChargingOrder }) {
  const now = useServerNow();
  const { orderNo, stationName, gunName, homeStartTime, totalFee } = order;
  const appealPath = pathIfAvailable('chargingBillComplain', { orderNo });
  return (
    <Card>
      <CardRows>
        <ListRow
          title={stationName || '充电'}
          note={<Facts of={[gunName, formatServerMoment(homeStartTime, now)]} />}
          right={Number.isNaN(totalFee) ? undefined : <Amount cents={totalFee} />}
        />
      </CardRows>
      <CardActions>
        {appealPath !== undefined && <LinkButton to={appealPath}>费用有误</LinkButton>}
        <LinkButton
          to={pathTo('customerServiceFeedBack', {
            orderNo,
            bizType: BIZ_TYPE.charging,
            time: toTimeDigits(homeStartTime),
          })}
        >
          其他问题
        </LinkButton>
      </CardActions>
    </Card>
  );
}
