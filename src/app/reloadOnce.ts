import { selectOpenAttempts, type WithPayment } from '@/flows/payment/state/paymentSlice';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { Ports } from '@/services/transport/ports/ports';
import type { KeyValueStore } from '@/services/transport/storage/storage';

/** When this tab reloaded because of a missing chunk, in milliseconds of the device clock. */
const RELOADED_KEY = 'reloadedForChunk';
/** A page that was just loaded refers to chunks that exist. If they are missing all the same, another reload would only loop. */
const AGAIN_AFTER_MS = 5 * MINUTE_MS;

export interface Reloading {
  tab: KeyValueStore;
  nowMs(): number;
  reload(): void;
  /**
   * While a payment is open the page must stay, because the host may be about to respond. Offline, a reload would only fail. While the page is being left,
   * Firefox reports the chunks that this breaks off as missing, and a reload would keep the driver here.
   */
  mayReload(): boolean;
}

export const reloadingOf = (
  { tab, clock, page }: Pick<Ports, 'tab' | 'clock' | 'page'>,
  state: () => WithPayment,
): Reloading => ({
  tab,
  nowMs: clock.deviceNow,
  reload: () => {
    page.reload();
  },
  mayReload: () => page.isOnline() && !page.isLeaving() && selectOpenAttempts(state()).length === 0,
});

/** Whether code is missing, judged by the names that the bundler gives to scripts and style sheets that failed to load. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED');

/**
 * Reloads the page once, because a deploy removes old chunks and only the new index.html refers to the new ones. Returns false when the
 * page was reloaded already or must not be reloaded.
 */
export function reloadOnce({ tab, nowMs, reload, mayReload }: Reloading): boolean {
  const reloadedAt = Number(tab.get(RELOADED_KEY) ?? Number.NEGATIVE_INFINITY);
  if (Math.abs(nowMs() - reloadedAt) < AGAIN_AFTER_MS || !mayReload() || !tab.set(RELOADED_KEY, String(nowMs())))
    return false;
  reload();
  return true;
}
