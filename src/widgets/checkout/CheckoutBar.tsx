import { Fragment } from 'react';

import { formatYuan } from '@/domain/money';
import { isOrderRequestUnanswered } from '@/domain/payment/repeatRequest';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { paymentResultPath } from '@/flows/payment/result/paymentScreens';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { Link } from '@/navigation/Link';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';

import styles from './CheckoutBar.module.css';
import { payButtonLabel } from './model/payButtonLabel';
import type { Checkout } from './useCheckout';
import { useHomeLink } from './useHomeLink';

interface CheckoutBarProps {
  readonly checkout: Checkout;
  /** What is paid for, in the accessible name of the button: the plate, `3笔账单`, `余额`. */
  readonly object: string;
  /**
   * The button's text before the amount while no channel is chosen: `确认支付`. Otherwise the button names the channel:
   * `微信支付 3.00元`.
   */
  readonly action: string;
  /** The button's text if nothing is due: `确认用券`. */
  readonly freeAction?: string;
  /** Text left of the button, such as the number of selected bills: `已选3笔`. */
  readonly left?: string;
  readonly isRefreshing?: boolean;
  /** Fetches the amount while it is unknown. */
  readonly onRefresh?: () => void;
}

const noop = () => undefined;

/**
 * The bottom bar of a payment form: the one action that is possible now, its amount, and the balance that remains after
 * it.
 */
export function CheckoutBar(props: CheckoutBarProps) {
  const { checkout, object, action, freeAction = '确认', left, isRefreshing = false, onRefresh = noop } = props;
  const { bar, pay, payment, channels } = checkout;
  const screen = useScreenName();
  const homeLink = useHomeLink();
  const press = usePrimaryButtonHandler((bar.is === 'pay' ? bar.blockedNote : undefined) ?? '', pay);
  switch (bar.is) {
    case 'leave':
      return (
        <BottomActionBar>
          <LinkButton variant="primary" to={homeLink.to}>
            {homeLink.label}
          </LinkButton>
        </BottomActionBar>
      );
    case 'refresh':
      return (
        <BottomActionBar>
          <PrimaryButton onPress={onRefresh} busyText={isRefreshing ? '正在刷新…' : undefined}>
            刷新金额
          </PrimaryButton>
        </BottomActionBar>
      );
    case 'waiting':
      return (
        <BottomActionBar
          note={
            bar.attempt.step === 'opening' ? undefined : (
              <Link to={paymentResultPath(bar.attempt, screen)} onClick={payment.refreshStatus}>
                未看到收银台？查看结果
              </Link>
            )
          }
        >
          <PrimaryButton busyText={bar.busyText}>{action}</PrimaryButton>
        </BottomActionBar>
      );
    case 'pending':
      return (
        <BottomActionBar
          note={isOrderRequestUnanswered(bar.attempt) ? '网络不稳定，正在确认' : '结果确认中，请勿重复支付'}
        >
          <LinkButton variant="primary" to={paymentResultPath(bar.attempt, screen)}>
            查看结果
          </LinkButton>
        </BottomActionBar>
      );
    case 'unknownDriver':
      return (
        <BottomActionBar note="正在确认账号，确认后可以支付">
          <PrimaryButton onPress={payment.identify}>重试</PrimaryButton>
        </BottomActionBar>
      );
    case 'continue':
      return (
        <BottomActionBar>
          <PrimaryButton
            label={`为 ${object} 继续支付 ${formatYuan(bar.attempt.orderCents)}`}
            busyText={bar.busyText}
            onPress={payment.continuePaying}
          >
            <ButtonText action="继续支付" cents={bar.attempt.orderCents} />
          </PrimaryButton>
        </BottomActionBar>
      );
    case 'pay': {
      const isFree = bar.cents === 0 && bar.blockedNote === undefined;
      const cents = isFree ? Number.NaN : bar.cents;
      const chosen = channels.options.find(({ channel }) => channel === channels.channel);
      const label = isFree ? freeAction : chosen === undefined ? action : payButtonLabel(chosen.name);
      const note = bar.blockedNote ?? (isFree ? undefined : chosen?.balanceNote);
      return (
        <BottomActionBar left={left} note={note}>
          <PrimaryButton
            label={['为', object, label, ...toAmountTexts(cents)].join(' ')}
            busyText={bar.busyText}
            onPress={press}
          >
            <ButtonText action={label} cents={cents} />
          </PrimaryButton>
        </BottomActionBar>
      );
    }
  }
}

/** The formatted amount; empty while it is unknown. */
const toAmountTexts = (cents: number): readonly string[] => (Number.isSafeInteger(cents) ? [formatYuan(cents)] : []);

/**
 * The action and the amount. With large type, the line breaks between them. It breaks within the action only if that is
 * wider than the button, because the operator names the channels.
 */
function ButtonText({ action, cents }: { readonly action: string; readonly cents: number }) {
  return [action, ...toAmountTexts(cents)].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className={styles[index === 0 ? 'action' : 'amount']}>{part}</span>
    </Fragment>
  ));
}
