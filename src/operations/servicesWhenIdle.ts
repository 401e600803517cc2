import { startServicesWhenIdle as startAppServicesWhenIdle } from '@/app/startServicesWhenIdle';

import { loadOperationsTools } from './createOperationsToolsPort';
import { getDiagnosticRecorder } from './recorder/recorder';

/** The same as of the app, and the recording: saved, and sent after failures. A build without operations has the app's. */
export const startServicesWhenIdle: typeof startAppServicesWhenIdle = (app, page, devTools) => {
  startAppServicesWhenIdle(app, page, devTools);
  // Not at the start: naming its files costs the first load some bytes.
  getDiagnosticRecorder(app.ports).loadParts = loadOperationsTools;
  void import(/* webpackChunkName: "recording" */ './recorder/startRecording').then(
    ({ startRecording }) => startRecording(app, page, app.ports.tab),
    () => undefined,
  );
};
