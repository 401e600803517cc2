import { formatYuan } from '@/domain/money';
import { channelName } from '@/domain/payment/channelName';
import { isNamedChannel, isPayChannel, PAY_CHANNEL, type PayChannel } from '@/domain/payment/payChannel';
import type { HostKind } from '@/host/Host';
import type { PayModelItem } from '@/services/pay/payModel';

/** A payment channel to show. With a `disabledReason` it is disabled. */
export interface ChannelOption {
  readonly channel: PayChannel;
  readonly name: string;
  readonly note?: string;
  readonly disabledReason?: string;
  /** What the payment takes of a balance and leaves. */
  readonly afterwards?: string;
  /** There is a balance, and it is too low. Who has none does not pay by it, and is not told. */
  readonly isShort?: boolean;
}

export interface ChannelFacts {
  readonly payModel: readonly PayModelItem[];
  readonly hostKind: HostKind;
  /** The channels that this host's cashiers accept. */
  readonly hostChannels: readonly PayChannel[];
  /** Whether the operator allows paying by balance and a driver is signed in. */
  readonly isBalanceOffered: boolean;
  /** The balance in cents. `null`: not known yet. `NaN`: could not be fetched. */
  readonly balanceCents: number | null;
  /** Why the balance cannot be spent, whatever it is. */
  readonly balanceBlocked?: string;
  readonly dueCents: number;
}

/**
 * `payWay` of a channel beyond PAY_CHANNEL (assumed): `page` leaves to a page of its cashier, by `payUrl` or a form; `app` hands `payload` to the native
 * shell. A channel with another way is not offered, nor one that has no name.
 */
const CASHIER_WAY: Readonly<Record<string, HostKind>> = { page: 'browser', app: 'native' };

/** The channels that the operator offers and this host supports, in the operator's order and without duplicates. */
export function channelOptions(facts: ChannelFacts): readonly ChannelOption[] {
  const seen = new Set<PayChannel>();
  return facts.payModel.flatMap((item): ChannelOption[] => {
    const channel = item.payChannel;
    if (!isPayChannel(channel) || seen.has(channel) || !canWork(item, facts)) return [];
    seen.add(channel);
    const name = item.channelName || channelName(channel);
    if (item.enabled === 0) return [{ channel, name, disabledReason: item.reason || '暂不可用' }];
    return [channel === PAY_CHANNEL.balance ? balanceOption(name, facts) : { channel, name }];
  });
}

function canWork({ payChannel, channelName: name, payWay }: PayModelItem, facts: ChannelFacts): boolean {
  if (payChannel === PAY_CHANNEL.balance) return facts.isBalanceOffered;
  if (isNamedChannel(payChannel)) return facts.hostChannels.includes(payChannel);
  // A shell without its method for payments has no channels.
  return name !== '' && CASHIER_WAY[payWay] === facts.hostKind && facts.hostChannels.length > 0;
}

function balanceOption(name: string, { balanceCents, balanceBlocked = '', dueCents }: ChannelFacts): ChannelOption {
  const channel = PAY_CHANNEL.balance;
  if (balanceCents === null) return { channel, name, disabledReason: '正在查询余额…' };
  if (Number.isNaN(balanceCents)) return { channel, name, disabledReason: '余额查询失败' };
  if (balanceBlocked !== '') return { channel, name, disabledReason: balanceBlocked };
  const left = `余额 ${formatYuan(balanceCents)}`;
  return balanceCents < dueCents
    ? { channel, name, disabledReason: `${left}，不够支付`, isShort: balanceCents > 0 }
    : { channel, name, note: left, afterwards: `${left}，支付后剩 ${formatYuan(balanceCents - dueCents)}` };
}

/** The channel to pay with: the one that the driver has chosen if it is usable, else the first usable one. */
export function pickChannel(options: readonly ChannelOption[], chosen: PayChannel | null): PayChannel | null {
  const usable = options.filter(({ disabledReason }) => disabledReason === undefined);
  return (usable.find(({ channel }) => channel === chosen) ?? usable[0])?.channel ?? null;
}
