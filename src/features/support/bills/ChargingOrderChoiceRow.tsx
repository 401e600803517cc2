import { formatServerMoment } from '@/domain/formatServerMoment';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { toServerTimeDigits } from '@/domain/serverTime';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';

/** A charging order in the list from which the driver chooses: an appeal against its bill, or feedback. */
export function ChargingOrderChoiceRow({ order }: { readonly order: ChargingOrder }) {
  const now = useServerNow();
  const { orderNo, stationName, gunName, homeStartTime, totalFee } = order;
  const appealPath = getPathIfInBuild('chargingBillComplain', { orderNo });
  return (
    <Card>
      <CardRows>
        <ListRow
          title={stationName || '充电'}
          note={<InlineFacts of={[gunName, formatServerMoment(homeStartTime, now)]} />}
          right={Number.isNaN(totalFee) ? undefined : <Amount cents={totalFee} />}
        />
      </CardRows>
      <CardActions>
        {appealPath !== undefined && <LinkButton to={appealPath}>费用有误</LinkButton>}
        <LinkButton
          to={pathTo('customerServiceFeedBack', {
            orderNo,
            bizType: BIZ_TYPE.charging,
            time: toServerTimeDigits(homeStartTime),
          })}
        >
          其他问题
        </LinkButton>
      </CardActions>
    </Card>
  );
}
