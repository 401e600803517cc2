import type { UnknownAction } from '@reduxjs/toolkit';

import { createRedactor } from '@/domain/redaction/createRedactor';

/** The genuine extension's options that we use. */
export interface DevToolsOptions {
  name: string;
  maxAge: number;
  trace: boolean;
  features: Record<string, boolean>;
  actionsDenylist: readonly string[];
  actionSanitizer(this: void, action: UnknownAction): UnknownAction;
  stateSanitizer(this: void, state: unknown): unknown;
}

/** RTK Query's own bookkeeping. The list hides these rows; they are recorded all the same, so an export stays whole. */
const BOOKKEEPING = ['internalSubscriptions', '__rtkq', 'config/middlewareRegistered', 'config/focused', '/woken$'];

interface EndpointMeta {
  meta?: { arg?: { endpointName?: string } };
}

/** RTK Query names every call `executeQuery`; which one it is stands in front of it. Only the row shown is renamed. */
const readableName = (action: UnknownAction): string => {
  const name = (action as EndpointMeta).meta?.arg?.endpointName;
  return name === undefined ? action.type : `${name} ${action.type}`;
};

/**
 * @param isProduction for staff: they look, jump, import and export; they do not dispatch into a driver's account
 */
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
