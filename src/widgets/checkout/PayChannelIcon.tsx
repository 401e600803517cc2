import { isNamedPayChannel, type NamedPayChannel, PAY_CHANNEL, type PayChannel } from '@/domain/payment/payChannel';

const ICONS: Readonly<Record<NamedPayChannel, { color: string; path: string }>> = {
  [PAY_CHANNEL.alipay]: { color: '#1677ff', path: 'M7 8h10M12 5v3M8 12h8c-1 4-4 6-8 6M9 13c3 1 6 2.500 9 4.500' },
  [PAY_CHANNEL.wechat]: { color: '#07a14b', path: 'M6.500 12.500l4 4 7.500-9' },
  [PAY_CHANNEL.balance]: { color: '#c26a00', path: 'M5 8h14v10H5zM5 8l9-3v3M15 13h4' },
};

/** The icon of a bank card, for all other channels. */
const BANK_CARD_ICON = { color: '#5b6472', path: 'M4 7h16v10H4zM4 10.500h16M7 14h4' };
const getIcon = (channel: PayChannel) => (isNamedPayChannel(channel) ? ICONS[channel] : BANK_CARD_ICON);

/** The icon of a channel, shown beside its name. */
export function PayChannelIcon({ channel }: { readonly channel: PayChannel }) {
  const { color, path } = getIcon(channel);
  return (
    <svg width="2em" height="2em" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="7" fill={color} />
      <path d={path} stroke="#fff" strokeWidth="1.800" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
