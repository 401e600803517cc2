import { createOperationsPort, loadLateOperations } from './createOperationsPort';
import { canLoadDevTools } from './devtools/canLoadDevTools';
import type { PageOperationsPort } from './PageOperationsPort';

/** The operations of the ordinary build. `OPERATIONS=off npm run build` uses withoutOperations.ts in place of this file. */
export const pageOperations: PageOperationsPort | undefined = {
  createPort: createOperationsPort,
  startReporting: (page, outside) =>
    outside.config.reportUrl === ''
      ? undefined
      : import('./reporting/startReporting').then(({ startReporting }) => startReporting(page, outside)),
  openDevTools: (page, outside) =>
    canLoadDevTools(outside)
      ? import('./devtools/openDevTools')
          .then(({ openSwitchedOnDevTools }) => openSwitchedOnDevTools(page, outside))
          .catch(() => undefined)
      : undefined,
  startRecording: (app, page) =>
    void loadLateOperations().then(
      ({ startRecording }) => startRecording(app, page, app.ports.tab),
      () => undefined,
    ),
};
