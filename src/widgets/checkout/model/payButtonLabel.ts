/** The label of a button that pays through a channel: `微信支付`, `支付宝支付`. */
export const payButtonLabel = (channelName: string): string =>
  channelName.endsWith('支付') ? channelName : `${channelName}支付`;
