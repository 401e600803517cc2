import type { HostAppKind } from '@/host/HostAdapter';

/** How messages reach the driver in each host. A plain browser receives none. */
const CHANNEL_TEXTS: Readonly<Record<HostAppKind, string>> = {
  wechat: '消息由公众号发送，取消关注公众号后收不到',
  alipay: '消息由生活号发送，取消关注生活号后收不到',
  native: '消息由手机通知发送，请在系统设置里允许通知',
  browser: '浏览器里收不到消息，请在微信或支付宝里打开后查看',
};

export const hostMessageDeliveryText = (kind: HostAppKind): string => CHANNEL_TEXTS[kind];
