import { formatYuan } from '@/domain/money';
import { isNamedPayChannel, isPayChannel, PAY_CHANNEL, type PayChannel } from '@/domain/payment/payChannel';
import { payChannelName } from '@/domain/payment/payChannelName';
import type { HostAppKind } from '@/host/HostAdapter';
import type { OfferedPayChannel } from '@/services/pay/payModel';

/** A payment channel to show. With a `disabledReason` it is disabled. */
export interface PayChannelOption {
  readonly channel: PayChannel;
  readonly name: string;
  readonly note?: string;
  readonly disabledReason?: string;
  /** The balance before and after the payment, as text. */
  readonly balanceNote?: string;
  /** The balance is positive but too low. Not set for an empty balance: then no recharge is offered. */
  readonly isInsufficient?: boolean;
}

export interface PayChannelOptionsInput {
  readonly payModel: readonly OfferedPayChannel[];
  readonly hostKind: HostAppKind;
  /** The channels that this host's cashiers accept. */
  readonly hostChannels: readonly PayChannel[];
  /** Whether the operator allows paying by balance and a driver is signed in. */
  readonly isBalanceOffered: boolean;
  /** The balance in cents. `null`: not known yet. `NaN`: could not be fetched. */
  readonly balanceCents: number | null;
  /** Why the wallet is blocked; empty if it is not. */
  readonly balanceBlocked?: string;
  readonly dueCents: number;
}

/**
 * The `payWay` values of channels that are not in PAY_CHANNEL (assumed), and the host that supports each: `page` opens
 * a page of the cashier by `payUrl` or a form, `app` passes `payload` to the native shell. A channel with another
 * `payWay`, or without a name, is not offered.
 */
const CASHIER_HOSTS: Readonly<Record<string, HostAppKind>> = { page: 'browser', app: 'native' };

/** The channels that the operator offers and this host supports, in the operator's order and without duplicates. */
export function toPayChannelOptions(facts: PayChannelOptionsInput): readonly PayChannelOption[] {
  const added = new Set<PayChannel>();
  return facts.payModel.flatMap((item): PayChannelOption[] => {
    const channel = item.payChannel;
    if (!isPayChannel(channel) || added.has(channel) || !isSupported(item, facts)) return [];
    added.add(channel);
    const name = item.channelName || payChannelName(channel);
    if (item.enabled === 0) return [{ channel, name, disabledReason: item.reason || '暂不可用' }];
    return [channel === PAY_CHANNEL.balance ? balanceOption(name, facts) : { channel, name }];
  });
}

function isSupported(
  { payChannel, channelName: name, payWay }: OfferedPayChannel,
  facts: PayChannelOptionsInput,
): boolean {
  if (payChannel === PAY_CHANNEL.balance) return facts.isBalanceOffered;
  if (isNamedPayChannel(payChannel)) return facts.hostChannels.includes(payChannel);
  // A native shell without the payment method has no channels.
  return name !== '' && CASHIER_HOSTS[payWay] === facts.hostKind && facts.hostChannels.length > 0;
}

function balanceOption(
  name: string,
  { balanceCents, balanceBlocked = '', dueCents }: PayChannelOptionsInput,
): PayChannelOption {
  const channel = PAY_CHANNEL.balance;
  if (balanceCents === null) return { channel, name, disabledReason: '正在查询余额…' };
  if (Number.isNaN(balanceCents)) return { channel, name, disabledReason: '余额查询失败' };
  if (balanceBlocked !== '') return { channel, name, disabledReason: balanceBlocked };
  const balanceText = `余额 ${formatYuan(balanceCents)}`;
  return balanceCents < dueCents
    ? { channel, name, disabledReason: `${balanceText}，不够支付`, isInsufficient: balanceCents > 0 }
    : {
        channel,
        name,
        note: balanceText,
        balanceNote: `${balanceText}，支付后剩 ${formatYuan(balanceCents - dueCents)}`,
      };
}

/** The selected channel: the driver's choice if it is usable, else the first usable one. */
export function pickPayChannel(options: readonly PayChannelOption[], chosen: PayChannel | null): PayChannel | null {
  const usable = options.filter(({ disabledReason }) => disabledReason === undefined);
  return (usable.find(({ channel }) => channel === chosen) ?? usable[0])?.channel ?? null;
}
