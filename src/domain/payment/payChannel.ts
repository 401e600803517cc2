/** payChannel of the wire (Rule 3.10). */
export const PAY_CHANNEL = { alipay: 2, wechat: 3, balance: 6 } as const;
export type PayChannel = (typeof PAY_CHANNEL)[keyof typeof PAY_CHANNEL];

/** Whether the value is a channel that a driver can pay with. Null means that none is chosen. */
export const isPayChannel = (value: unknown): value is PayChannel =>
  Object.values<unknown>(PAY_CHANNEL).includes(value);
