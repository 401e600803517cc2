/**
 * One moment, in milliseconds. Only `serverMs` ends what blocks a payment. It is null while the page has no server
 * time: before the first response, and after sleep until a call has confirmed it. `deviceMs` is for display, for the
 * order of decisions and for the expiry of private data.
 */
export interface DeviceAndServerTime {
  readonly deviceMs: number;
  readonly serverMs: number | null;
}

/** Server time elapsed since `thenMs`; null if one of the two is unknown. */
export const serverMsSince = (
  thenMs: number | undefined,
  { serverMs }: Pick<DeviceAndServerTime, 'serverMs'>,
): number | null => (thenMs === undefined || serverMs === null ? null : serverMs - thenMs);
