import { formatYuan } from '@/domain/money';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import type { PayChannel } from '@/domain/payment/payChannel';
import { payChannelName } from '@/domain/payment/payChannelName';
import { lacksCashierParams } from '@/domain/payment/payPermission';
import { formatClock, parseServerTime } from '@/domain/time';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/platform/clock/useServerNow';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { useOnExpired } from '@/ui/text/useOnExpired';

import styles from './OpenOrderPaymentChoicesCard.module.css';
import { PayChannelIcon } from './PayChannelIcon';
import type { PayChannelSelection } from './usePayChannels';

interface OpenPaymentChoiceProps {
  readonly order: PaymentAttempt;
  readonly channels: PayChannelSelection;
  readonly canContinue: boolean;
  /** The order can be closed now. */
  readonly canClose: boolean;
  readonly onChangeMethod: () => void;
  /** Called when the order has expired, so that the caller can query whether the server has closed it. */
  readonly onExpired: () => void;
}

/**
 * The choices of the open order. They can be changed only after it is closed, when the server accepts another order.
 */
export function OpenOrderPaymentChoicesCard(props: OpenPaymentChoiceProps) {
  const { order, channels, canContinue, canClose, onChangeMethod, onExpired } = props;
  const { channel } = order.choice;
  const { choicesLabel } = getCheckoutProductDefinition(order.payable);
  const closesAtMs = parseServerTime(order.expireTime ?? '');
  const isExpired = useServerNow(SECOND_MS) >= (closesAtMs ?? Infinity);
  useOnExpired(isExpired, onExpired);
  return (
    <Card>
      <CardRows>
        {canUseCoupons(order) && <ListRow title="优惠" note={couponText(order)} />}
        <ListRow
          title="支付方式"
          icon={<PayChannelIcon channel={channel} />}
          right={getPayChannelName(channels, channel)}
        />
      </CardRows>
      {canClose ? (
        <div className={styles['otherWay']}>
          <p>
            {canContinue
              ? `这笔订单尚未关闭，可以继续支付，也可以关闭它，换${choicesLabel}`
              : `这笔订单尚未关闭，关闭后可以换${choicesLabel}`}
          </p>
          <TextButton onPress={onChangeMethod}>关闭订单，重新选择</TextButton>
        </div>
      ) : (
        <p>{fixedText(order, canContinue, choicesLabel, closesAtMs)}</p>
      )}
    </Card>
  );
}

/** Why the choices are locked, and until when. */
function fixedText(order: PaymentAttempt, canContinue: boolean, choices: string, closesAtMs: number | null): string {
  const isLost = lacksCashierParams(order);
  if (!canContinue && !isLost) return `结果确认以前，不能换${choices}`;
  if (order.closing === 'asked') return '正在关闭这笔订单，关闭后可以重新选择';
  if (isLost) return `这笔订单尚未关闭。${afterOrderClosesText(closesAtMs)}，可以换${choices}`;
  return `这笔订单尚未关闭，可以继续支付。${afterOrderClosesText(closesAtMs)}，可以换${choices}`;
}

/** The time after which the driver can choose again. */
export const afterOrderClosesText = (closesAtMs: number | null): string =>
  closesAtMs === null ? '订单关闭后' : `${formatClock(closesAtMs)} 订单关闭后`;

/** Whether to show the row about coupons. */
const canUseCoupons = ({ payable, choice }: PaymentAttempt): boolean =>
  payable.kind === 'parking' || choice.couponIds.length > 0;

function couponText({ facts, choice }: PaymentAttempt): string {
  if (facts.coupon !== undefined) return `${facts.coupon.name}，减${formatYuan(facts.coupon.savingCents)}`;
  return choice.couponIds.length > 0 ? '已使用优惠' : '没有使用优惠';
}

/** The operator's name for the channel if known, else the default name. */
export const getPayChannelName = ({ options }: PayChannelSelection, channel: PayChannel): string =>
  options.find((option) => option.channel === channel)?.name ?? payChannelName(channel);
