import { PAY_CHANNEL } from './payChannel';

const NAMES: Readonly<Record<number, string>> = {
  [PAY_CHANNEL.alipay]: '支付宝',
  [PAY_CHANNEL.wechat]: '微信支付',
  [PAY_CHANNEL.balance]: '余额支付',
};

/** The name of a payment channel; `其他方式` for an unknown one. */
export const payChannelName = (channel: number): string => NAMES[channel] ?? '其他方式';
