import type { PagePort } from '@/services/transport/ports/ports';

/** Some browsers never say that the line is back. */
const AGAIN_MS = 30_000;

/** The code of a flow that works in the background, as soon as there is a line for it. Nothing else waits for it, so a failure is not told. */
export const loadWithLine = <Code>(page: PagePort, load: () => Promise<Code>): Promise<Code> =>
  load().catch(() =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(again, AGAIN_MS);
      const stops = [page.onOnlineChange(again), page.onSeenAgain(again)];
      function again() {
        clearTimeout(timer);
        for (const stop of stops) stop();
        resolve();
      }
    }).then(() => loadWithLine(page, load)),
  );
