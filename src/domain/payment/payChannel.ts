/** payChannel of the wire (Rule 3.10). */
export const PAY_CHANNEL = { alipay: 2, wechat: 3, balance: 6 } as const;
export type PayChannel = (typeof PAY_CHANNEL)[keyof typeof PAY_CHANNEL];

/** Whether it is a channel that somebody can pay by; null is none chosen. */
export const isPayChannel = (value: unknown): value is PayChannel =>
  Object.values<unknown>(PAY_CHANNEL).includes(value);
