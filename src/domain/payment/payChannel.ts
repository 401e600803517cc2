/** The channels that have a name of their own (Rule 3.10). */
export const PAY_CHANNEL = { alipay: 2, wechat: 3, balance: 6 } as const;
export type NamedChannel = (typeof PAY_CHANNEL)[keyof typeof PAY_CHANNEL];

/** `payChannel` of the wire: one of PAY_CHANNEL, or the number of a cashier that only the server knows. */
export type PayChannel = number;

export const isNamedChannel = (channel: unknown): channel is NamedChannel =>
  Object.values<unknown>(PAY_CHANNEL).includes(channel);

/** Whether the value is a channel that a driver can pay with. Null means that none is chosen. */
export const isPayChannel = (value: unknown): value is PayChannel => Number.isSafeInteger(value) && Number(value) > 0;
