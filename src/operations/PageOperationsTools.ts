import type { OperationsToolsPort } from '@/flows/operations/operationsPort';
import type { OutsidePorts } from '@/platform/ports/ports';

import type { DevToolsSetup } from './devtools/createDevToolsSetup';
import type { startMonitoring } from './reporting/startMonitoring';

/** What operations do for a page that runs the app. */
export interface PageOperationsTools {
  /** Creates the port that the app is started with. @param now the device clock, in milliseconds */
  createPort(now: () => number): OperationsToolsPort;
  /** Starts error reports, if the operator has configured their address. Their code loads in parallel with the app's. */
  startReporting(page: Window, outside: OutsidePorts): Promise<ReturnType<typeof startMonitoring>> | undefined;
  /** Opens DevTools before the store exists; undefined where nobody may use them. */
  openDevTools(page: Window, outside: OutsidePorts): Promise<DevToolsSetup | undefined> | undefined;
}
