/** The channels that have a name of their own (Rule 3.10). */
export const PAY_CHANNEL = { alipay: 2, wechat: 3, balance: 6 } as const;
export type NamedPayChannel = (typeof PAY_CHANNEL)[keyof typeof PAY_CHANNEL];

/** `payChannel` of the wire: one of PAY_CHANNEL, or the number of a cashier that only the server knows. */
export type PayChannel = number;

export const isNamedPayChannel = (channel: unknown): channel is NamedPayChannel =>
  Object.values<unknown>(PAY_CHANNEL).includes(channel);

/** Whether the value is a channel that a driver can pay with. Null means that none is chosen. */
export const isPayChannel = (value: unknown): value is PayChannel => Number.isSafeInteger(value) && Number(value) > 0;
