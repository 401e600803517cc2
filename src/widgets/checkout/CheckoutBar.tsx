import { Fragment } from 'react';

import { formatYuan } from '@/domain/money';
import { isOrdering } from '@/domain/payment/repeat';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { resultPath } from '@/flows/payment/result/paymentScreens';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { Link } from '@/navigation/Link';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';

import styles from './CheckoutBar.module.css';
import { payWords } from './model/payWords';
import type { Checkout } from './useCheckout';
import { useWayHome } from './useWayHome';

interface CheckoutBarProps {
  readonly checkout: Checkout;
  /** What is paid, for the accessible name of the button: the plate, `3笔账单`, `余额`. */
  readonly object: string;
  /** The button's text before the amount while no channel is known: `确认支付`. Otherwise it names the channel: `微信支付 3.00元`. */
  readonly action: string;
  /** The button's text where nothing is to be paid: `确认用券`. */
  readonly freeAction?: string;
  /** How many things are paid, left of the button, where that is chosen: `已选3笔`. */
  readonly left?: string;
  readonly isRefreshing?: boolean;
  /** Fetches an amount that is not known. */
  readonly onRefresh?: () => void;
}

const nothing = () => undefined;

/** The bottom bar of a payment form: the one action that is possible now, with its amount, and what it leaves of a balance. */
export function CheckoutBar(props: CheckoutBarProps) {
  const { checkout, object, action, freeAction = '确认', left, isRefreshing = false, onRefresh = nothing } = props;
  const { bar, pay, payment, channels } = checkout;
  const screen = useScreenName();
  const home = useWayHome();
  const press = usePrimaryAct((bar.is === 'pay' ? bar.blockedNote : undefined) ?? '', pay);
  switch (bar.is) {
    case 'leave':
      return (
        <BottomBar>
          <LinkButton variant="primary" to={home.to}>
            {home.label}
          </LinkButton>
        </BottomBar>
      );
    case 'refresh':
      return (
        <BottomBar>
          <PrimaryButton onPress={onRefresh} busyText={isRefreshing ? '正在刷新…' : undefined}>
            刷新金额
          </PrimaryButton>
        </BottomBar>
      );
    case 'waiting':
      return (
        <BottomBar
          {...(bar.attempt.step === 'opening'
            ? {}
            : {
                note: (
                  <Link to={resultPath(bar.attempt, screen)} onClick={payment.checkAgain}>
                    未看到收银台？查看结果
                  </Link>
                ),
              })}
        >
          <PrimaryButton busyText={bar.busyText}>{action}</PrimaryButton>
        </BottomBar>
      );
    case 'pending':
      return (
        <BottomBar note={isOrdering(bar.attempt) ? '网络不稳定，正在确认' : '结果确认中，请勿重复支付'}>
          <LinkButton variant="primary" to={resultPath(bar.attempt, screen)}>
            查看结果
          </LinkButton>
        </BottomBar>
      );
    case 'unknownDriver':
      return (
        <BottomBar note="正在确认账号，确认后可以支付">
          <PrimaryButton onPress={payment.identify}>重试</PrimaryButton>
        </BottomBar>
      );
    case 'continue':
      return (
        <BottomBar>
          <PrimaryButton
            label={`为 ${object} 继续支付 ${formatYuan(bar.attempt.orderCents)}`}
            busyText={bar.busyText}
            onPress={payment.continuePaying}
          >
            <Words action="继续支付" cents={bar.attempt.orderCents} />
          </PrimaryButton>
        </BottomBar>
      );
    case 'pay': {
      const isFree = bar.cents === 0 && bar.blockedNote === undefined;
      const cents = isFree ? Number.NaN : bar.cents;
      const chosen = channels.options.find(({ channel }) => channel === channels.channel);
      const words = isFree ? freeAction : chosen === undefined ? action : payWords(chosen.name);
      const note = bar.blockedNote ?? (isFree ? undefined : chosen?.afterwards);
      return (
        <BottomBar {...(left === undefined ? {} : { left })} {...(note === undefined ? {} : { note })}>
          <PrimaryButton
            label={['为', object, words, ...yuanOf(cents)].join(' ')}
            busyText={bar.busyText}
            onPress={press}
          >
            <Words action={words} cents={cents} />
          </PrimaryButton>
        </BottomBar>
      );
    }
  }
}

/** Nothing while no amount is chosen. */
const yuanOf = (cents: number): readonly string[] => (Number.isSafeInteger(cents) ? [formatYuan(cents)] : []);

/** With large type, the line breaks between action and amount, and within an action only if that is wider than the button: the operator names the channels. */
function Words({ action, cents }: { readonly action: string; readonly cents: number }) {
  return [action, ...yuanOf(cents)].map((words, index) => (
    <Fragment key={words}>
      {index > 0 && ' '}
      <span className={styles[index === 0 ? 'action' : 'amount']}>{words}</span>
    </Fragment>
  ));
}
