import type { OfflineRootState, ShownSavedBerthRoute } from './offlineState';

/**
 * The saved route of this booking, or of any booking. In its own file, because the other selectors are part of the
 * first load.
 */
export const selectShownSavedBerthRoute =
  (orderNo?: string) =>
  ({ offline }: OfflineRootState): ShownSavedBerthRoute | null => {
    const way = offline?.way;
    return way !== undefined && (orderNo === undefined || way.orderNo === orderNo) ? way : null;
  };
