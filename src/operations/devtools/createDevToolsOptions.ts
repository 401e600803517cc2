import type { UnknownAction } from '@reduxjs/toolkit';

import { INTERNAL_ACTION_PATTERNS } from '@/operations/recorder/internalActions';
import { createRedactor } from '@/operations/redaction/createRedactor';

import { DEVTOOLS_INSTANCE_ID } from './reregisterDevToolsOnClose';

/** The options of the real DevTools extension that the app uses. */
export interface DevToolsOptions {
  name: string;
  instanceId: number;
  maxAge: number;
  trace: boolean;
  features: Record<string, boolean | 'custom'>;
  actionsDenylist: readonly string[];
  actionSanitizer(this: void, action: UnknownAction): UnknownAction;
  stateSanitizer(this: void, state: unknown): unknown;
}

interface EndpointMeta {
  meta?: { arg?: { endpointName?: string } };
}

/**
 * RTK Query names every call `executeQuery`, so the endpoint's name is put in front. Only the displayed row is renamed.
 */
const readableName = (action: UnknownAction): string => {
  const name = (action as EndpointMeta).meta?.arg?.endpointName;
  return name === undefined ? action.type : `${name} ${action.type}`;
};

/**
 * @param isProduction whether staff use it in production: they may inspect, jump, import and export, but not dispatch
 * into a driver's account
 * @param times the time of each action. The extension loses it when it shows a single action, and would use the time of
 * display.
 */
export function createDevToolsOptions(isProduction: boolean, times: WeakMap<object, number>): DevToolsOptions {
  const redactor = createRedactor();
  return {
    name: 'driver-app',
    instanceId: DEVTOOLS_INSTANCE_ID,
    maxAge: 200,
    trace: !isProduction,
    features: {
      pause: true,
      lock: true,
      export: true,
      // The page itself reads the file. The panel would treat it as its own state and go blank.
      import: 'custom',
      jump: true,
      persist: false,
      // Without it the panel's rows have no Jump button either. A page with a skipped action is paused.
      skip: true,
      reorder: !isProduction,
      dispatch: !isProduction,
      test: false,
    },
    actionsDenylist: INTERNAL_ACTION_PATTERNS,
    actionSanitizer: (action) => ({
      ...redactor.value(action),
      type: readableName(action),
      timestamp: times.get(action),
    }),
    stateSanitizer: (state) => redactor.value(state),
  };
}
