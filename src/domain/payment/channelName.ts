/** payChannel of the wire (Rule 3.10). */
const NAMES: Readonly<Record<number, string>> = { 2: '支付宝', 3: '微信支付', 6: '余额支付' };

/** How something was paid; for a channel that nobody knows `其他方式`. */
export const channelName = (channel: number): string => NAMES[channel] ?? '其他方式';
