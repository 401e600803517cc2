import { canLoadDevTools } from './devtools/canLoadDevTools';
import type { PageOperationsTools } from './PageOperationsTools';
import { createDiagnosticRecorder } from './recorder/recorder';

/** The operations of the ordinary build. `OPERATIONS=off npm run build` uses withoutOperations.ts in place of this file. */
export const pageOperations: PageOperationsTools | undefined = {
  createPort: createDiagnosticRecorder,
  startReporting: (page, outside) =>
    outside.config.reportUrl === ''
      ? undefined
      : import('./reporting/startMonitoring').then(({ startMonitoring }) => startMonitoring(page, outside)),
  openDevTools: (page, outside) =>
    canLoadDevTools(outside.local)
      ? import('./devtools/createAllowedDevTools')
          .then(({ createSwitchedOnDevTools }) => createSwitchedOnDevTools(page, outside))
          .catch(() => undefined)
      : undefined,
};
