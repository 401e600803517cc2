import type { OfflineRootState, ShownOfflineBerthRoute } from './offlineState';

/**
 * The saved route of this booking, or of any booking. In its own file, because the other selectors are part of the
 * first load.
 */
export const selectShownOfflineBerthRoute =
  (orderNo?: string) =>
  ({ offline }: OfflineRootState): ShownOfflineBerthRoute | null => {
    const way = offline?.way;
    return way !== undefined && (orderNo === undefined || way.orderNo === orderNo) ? way : null;
  };
