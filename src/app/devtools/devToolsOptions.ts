import type { UnknownAction } from '@reduxjs/toolkit';

import { createRedactor } from '@/domain/redaction/createRedactor';

/** The options of the real DevTools extension that the app uses. */
export interface DevToolsOptions {
  name: string;
  maxAge: number;
  trace: boolean;
  features: Record<string, boolean>;
  actionsDenylist: readonly string[];
  actionSanitizer(this: void, action: UnknownAction): UnknownAction;
  stateSanitizer(this: void, state: unknown): unknown;
}

/** RTK Query's internal actions. DevTools hides these rows but still records them, so an export stays complete. */
const BOOKKEEPING = ['internalSubscriptions', '__rtkq', 'config/middlewareRegistered', 'config/focused', '/woken$'];

interface EndpointMeta {
  meta?: { arg?: { endpointName?: string } };
}

/** RTK Query names every call `executeQuery`, so the endpoint's name is put in front. Only the displayed row is renamed. */
const readableName = (action: UnknownAction): string => {
  const name = (action as EndpointMeta).meta?.arg?.endpointName;
  return name === undefined ? action.type : `${name} ${action.type}`;
};

/** @param isProduction whether staff use it in production: they may look, jump, import and export, but not dispatch into a driver's account */
export function devToolsOptions(isProduction: boolean): DevToolsOptions {
  const redactor = createRedactor();
  return {
    name: 'driver-app',
    maxAge: 200,
    trace: !isProduction,
    features: {
      pause: true,
      lock: true,
      export: true,
      import: true,
      jump: true,
      persist: false,
      skip: !isProduction,
      reorder: !isProduction,
      dispatch: !isProduction,
      test: false,
    },
    actionsDenylist: BOOKKEEPING,
    actionSanitizer: (action) => ({ ...redactor.value(action), type: readableName(action) }),
    stateSanitizer: (state) => redactor.value(state),
  };
}
