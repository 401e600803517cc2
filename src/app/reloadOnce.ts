import { selectOpenAttempts, type WithPayment } from '@/flows/payment/state/paymentSlice';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { Ports } from '@/services/transport/ports/ports';
import type { KeyValueStore } from '@/services/transport/storage/storage';

/** When this tab reloaded for a missing chunk, device clock. */
const RELOADED_KEY = 'reloadedForChunk';
/** A page that has just been loaded names chunks that are there; when they are not, loading it again would only loop. */
const AGAIN_AFTER_MS = 5 * MINUTE_MS;

export interface Reloading {
  tab: KeyValueStore;
  nowMs(): number;
  reload(): void;
  /** While a payment is open the page must stay: its host may be about to answer. Without a line a reload would end in nothing. */
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
  mayReload: () => page.isOnline() && selectOpenAttempts(state()).length === 0,
});

/** Whether code is missing, by the names that the bundler gives a script and a style sheet that could not be had. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED');

/**
 * A deploy removes old chunks, and the new index.html names the new ones: reloads the page, once. False where that has been
 * tried already, or must not be done.
 */
export function reloadOnce({ tab, nowMs, reload, mayReload }: Reloading): boolean {
  const reloadedAt = Number(tab.get(RELOADED_KEY) ?? Number.NEGATIVE_INFINITY);
  if (Math.abs(nowMs() - reloadedAt) < AGAIN_AFTER_MS || !mayReload() || !tab.set(RELOADED_KEY, String(nowMs())))
    return false;
  reload();
  return true;
}
