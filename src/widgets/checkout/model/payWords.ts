/** What a button that pays through a channel says: `微信支付`, `支付宝支付`. */
export const payWords = (channelName: string): string =>
  channelName.endsWith('支付') ? channelName : `${channelName}支付`;
