import type { PagePort } from '@/services/transport/ports/ports';

/** The code of a flow that works in the background, as soon as there is a line for it. Nothing else waits for it, so a failure is not told. */
export const loadWithLine = <Code>(page: PagePort, load: () => Promise<Code>): Promise<Code> =>
  load().catch(() =>
    new Promise<void>((resolve) => {
      page.onOnlineChange(() => {
        resolve();
      });
    }).then(() => loadWithLine(page, load)),
  );
