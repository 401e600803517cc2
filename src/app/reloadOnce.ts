import { type PaymentRootState, selectActivePaymentAttempts } from '@/flows/payment/state/paymentSlice';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { Ports } from '@/platform/ports/ports';
import type { KeyValueStore } from '@/platform/storage/storage';

/** When this tab reloaded because of a missing chunk, in milliseconds of the device clock. */
const RELOADED_KEY = 'reloadedForChunk';
/**
 * A page that was just loaded refers to existing chunks. If they are missing all the same, another reload would only
 * loop.
 */
const MIN_RELOAD_INTERVAL_MS = 5 * MINUTE_MS;

export interface ReloadControl {
  tab: KeyValueStore;
  nowMs(): number;
  reload(): void;
  /**
   * While a payment is open the page must stay, because the host may be about to respond. Offline, a reload would only
   * fail. While the page is unloading, Firefox reports interrupted chunks as missing, and a reload would keep the
   * driver here.
   */
  mayReload(): boolean;
}

export const createReloadControl = (
  { tab, clock, page }: Pick<Ports, 'tab' | 'clock' | 'page'>,
  state: () => PaymentRootState,
): ReloadControl => ({
  tab,
  nowMs: clock.deviceNow,
  reload: () => {
    page.reload();
  },
  mayReload: () => page.isOnline() && !page.isLeaving() && selectActivePaymentAttempts(state()).length === 0,
});

/**
 * Whether code is missing, judged by the names that the bundler gives to scripts and style sheets that failed to load.
 */
export const isMissingChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED');

/**
 * Reloads the page once, because a deploy removes old chunks and only the new index.html refers to the new ones.
 * Returns false when the page was reloaded already or must not be reloaded.
 */
export function reloadOnce({ tab, nowMs, reload, mayReload }: ReloadControl): boolean {
  const reloadedAt = Number(tab.get(RELOADED_KEY) ?? Number.NEGATIVE_INFINITY);
  if (
    Math.abs(nowMs() - reloadedAt) < MIN_RELOAD_INTERVAL_MS ||
    !mayReload() ||
    !tab.set(RELOADED_KEY, String(nowMs()))
  )
    return false;
  reload();
  return true;
}
