import { canLoadDevTools } from './devtools/canLoadDevTools';
import type { PageOperationsPort } from './PageOperationsPort';
import { createDiagnosticRecorder } from './recorder/recorder';

/** The operations of the ordinary build. `OPERATIONS=off npm run build` uses withoutOperations.ts in place of this file. */
export const pageOperations: PageOperationsPort | undefined = {
  createPort: createDiagnosticRecorder,
  startReporting: (page, outside) =>
    outside.config.reportUrl === ''
      ? undefined
      : import('./reporting/startMonitoringReporting').then(({ startMonitoringReporting }) =>
          startMonitoringReporting(page, outside),
        ),
  openDevTools: (page, outside) =>
    canLoadDevTools(outside.local)
      ? import('./devtools/openDevTools')
          .then(({ openSwitchedOnDevTools }) => openSwitchedOnDevTools(page, outside))
          .catch(() => undefined)
      : undefined,
};
