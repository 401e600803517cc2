import { momentText } from '@/domain/momentText';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { digitsOfTime } from '@/domain/serverTime';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';

/** A charge to choose. The order says whether its bill can be appealed; anything else is told to customer service. */
export function ChargeRow({ order }: { readonly order: ChargingOrder }) {
  const now = useServerNow();
  const { orderNo, stationName, gunName, homeStartTime, totalFee } = order;
  const appeal = standing('chargingBillComplain', { orderNo });
  return (
    <Card>
      <Rows>
        <ListRow
          title={stationName || '充电'}
          note={<Facts of={[gunName, momentText(homeStartTime, now)]} />}
          right={Number.isNaN(totalFee) ? undefined : <Amount cents={totalFee} />}
        />
      </Rows>
      <CardActions>
        {appeal !== undefined && <LinkButton to={appeal}>费用有误</LinkButton>}
        <LinkButton
          to={pathTo('customerServiceFeedBack', {
            orderNo,
            bizType: BIZ_TYPE.charging,
            time: digitsOfTime(homeStartTime),
          })}
        >
          其他问题
        </LinkButton>
      </CardActions>
    </Card>
  );
}
