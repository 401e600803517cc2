import type { PagePort } from '@/platform/ports/ports';

/** Some browsers never report that the connection is back. */
const RETRY_DELAY_MS = 30_000;

/**
 * Loads the code of a background flow as soon as the device is online. Nothing else waits for it, so a failure is not
 * shown.
 */
export const loadCodeWhenOnline = <Code>(page: PagePort, load: () => Promise<Code>): Promise<Code> =>
  load().catch(() =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(retry, RETRY_DELAY_MS);
      const unsubscribers = [page.onOnlineChange(retry), page.onPageVisible(retry)];
      function retry() {
        clearTimeout(timer);
        for (const unsubscribe of unsubscribers) unsubscribe();
        resolve();
      }
    }).then(() => loadCodeWhenOnline(page, load)),
  );
