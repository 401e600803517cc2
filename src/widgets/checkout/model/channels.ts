import { formatYuan } from '@/domain/money';
import { channelName } from '@/domain/payment/channelName';
import { PAY_CHANNEL, type PayChannel } from '@/domain/payment/payChannel';
import { type PayModelItem, UNKNOWN_CHANNEL } from '@/services/pay/payModel';

/** A way to pay that is shown. With a reason it stands there disabled. */
export interface ChannelOption {
  readonly channel: PayChannel;
  readonly name: string;
  readonly note?: string;
  readonly disabledReason?: string;
}

export interface ChannelFacts {
  readonly payModel: readonly PayModelItem[];
  /** What this host's cashiers take. */
  readonly hostChannels: readonly PayChannel[];
  /** The operator lets balances be spent and a driver is signed in. */
  readonly isBalanceOffered: boolean;
  /** Cents that can be spent: `null` not known yet, `NaN` not to be had. */
  readonly balanceCents: number | null;
  readonly dueCents: number;
}

const isKnown = (channel: PayModelItem['payChannel']): channel is PayChannel => channel !== UNKNOWN_CHANNEL;

/** What the operator offers and this host can do, in the operator's order; each channel once. */
export function channelOptions(facts: ChannelFacts): readonly ChannelOption[] {
  const seen = new Set<PayChannel>();
  return facts.payModel.flatMap((item): ChannelOption[] => {
    const channel = item.payChannel;
    if (!isKnown(channel) || seen.has(channel) || !canWork(channel, facts)) return [];
    seen.add(channel);
    const name = item.channelName || channelName(channel);
    if (item.enabled === 0) return [{ channel, name, disabledReason: item.reason || '暂不可用' }];
    return [channel === PAY_CHANNEL.balance ? balanceOption(name, facts) : { channel, name }];
  });
}

const canWork = (channel: PayChannel, { hostChannels, isBalanceOffered }: ChannelFacts): boolean =>
  channel === PAY_CHANNEL.balance ? isBalanceOffered : hostChannels.includes(channel);

function balanceOption(name: string, { balanceCents, dueCents }: ChannelFacts): ChannelOption {
  const channel = PAY_CHANNEL.balance;
  if (balanceCents === null) return { channel, name, disabledReason: '正在查询余额…' };
  if (Number.isNaN(balanceCents)) return { channel, name, disabledReason: '余额查询失败' };
  const left = `剩余${formatYuan(balanceCents)}`;
  return balanceCents < dueCents
    ? { channel, name, disabledReason: `${left}，不够支付` }
    : { channel, name, note: left };
}

/** The channel that pays: the driver's own as long as it can, else the first that can. */
export function pickChannel(options: readonly ChannelOption[], chosen: PayChannel | null): PayChannel | null {
  const usable = options.filter(({ disabledReason }) => disabledReason === undefined);
  return (usable.find(({ channel }) => channel === chosen) ?? usable[0])?.channel ?? null;
}
