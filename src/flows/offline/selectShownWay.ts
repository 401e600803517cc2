import type { ShownWay, WithOffline } from './offlineState';

/** The kept way of this booking, or of any. It has its own file, because the first load knows the other selectors. */
export const selectShownWay =
  (orderNo?: string) =>
  ({ offline }: WithOffline): ShownWay | null => {
    const way = offline?.way;
    return way !== undefined && (orderNo === undefined || way.orderNo === orderNo) ? way : null;
  };
