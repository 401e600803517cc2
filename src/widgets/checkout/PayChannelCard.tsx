import { useLocation } from 'react-router-dom';

import type { PayChannel } from '@/domain/payment/payChannel';
import { usePaymentPathAfterRecharge } from '@/flows/drafts/usePaymentPathAfterRecharge';
import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { hasScreen } from '@/navigation/edition';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { RadioList } from '@/ui/choice/RadioList';
import { CardRows } from '@/ui/list/CardRows';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';

import { PayChannelIcon } from './PayChannelIcon';
import type { PayChannelSelection } from './usePayChannels';

interface ChannelListProps {
  readonly channels: PayChannelSelection;
  readonly onChoose: (channel: PayChannel) => void;
  /** The channel can no longer be changed. */
  readonly isFixed?: boolean;
}

/** The payment channels. One that cannot be used now shows the reason. */
export function PayChannelList({ channels, onChoose, isFixed = false }: ChannelListProps) {
  return (
    <LoadStateContent
      {...toContentProps(channels.load, {
        illustration: 'bill',
        text: '这里暂无可用的支付方式，请在微信或支付宝中打开',
      })}
      failure={{ ...channels.load.failure, size: 'block' }}
      skeleton={<Skeleton height={112} />}
    >
      <RadioList
        legend="支付方式"
        value={channels.channel}
        onChange={onChoose}
        options={channels.options.map(({ channel, name, note, disabledReason }) => ({
          value: channel,
          title: name,
          note: disabledReason ?? note,
          icon: <PayChannelIcon channel={channel} />,
          isDisabled: isFixed || disabledReason !== undefined,
        }))}
      />
    </LoadStateContent>
  );
}

export function PayChannelCard(props: ChannelListProps) {
  const { channels, isFixed = false } = props;
  const canRecharge =
    !isFixed && hasScreen('accountBalance') && channels.options.some(({ isInsufficient }) => isInsufficient);
  return (
    <Card title="支付方式">
      <CardRows>
        <PayChannelList {...props} />
      </CardRows>
      {canRecharge && <RechargePrompt />}
    </Card>
  );
}

/**
 * Shown if the balance is too low: a link to recharge it. This payment is saved, so that the driver can return to it.
 */
function RechargePrompt() {
  const page = useBalancePageName();
  const { pathname, search } = useLocation();
  const [, savePaymentPath] = usePaymentPathAfterRecharge();
  const go = useScreenNavigator();
  const recharge = () => {
    savePaymentPath(pathname + search);
    go.to(page);
  };
  return (
    <NoticeBanner action={<TextButton onPress={recharge}>去充值</TextButton>}>
      充值后可回到这里，用余额接着付
    </NoticeBanner>
  );
}
