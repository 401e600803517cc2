/**
 * One moment, in milliseconds. What blocks money ends by `serverMs` alone. `serverMs` is null while the page has no server time: before the first response,
 * and after sleep until a call has confirmed it. `deviceMs` is for display, for the order of decisions and for what shows private data.
 */
export interface Now {
  readonly deviceMs: number;
  readonly serverMs: number | null;
}

/** How much server time has passed since `thenMs`; null where one of the two is not known. */
export const serverMsSince = (thenMs: number | undefined, { serverMs }: Pick<Now, 'serverMs'>): number | null =>
  thenMs === undefined || serverMs === null ? null : serverMs - thenMs;
