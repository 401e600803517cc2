import type { Action } from '@reduxjs/toolkit';
import { actionChannel, call, cancel, delay, flush, fork, put, take, takeEvery } from 'typed-redux-saga';

import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { toastShown } from '@/flows/notices/noticesSlice';
import { PRESS_EXPIRY_MS, type PressTracker, trackPress } from '@/platform/clock/press';
import { getPorts } from '@/platform/ports/getPorts';
import type { Ports } from '@/platform/ports/ports';

export interface LazyFlowOptions {
  name: string;
  load: () => Promise<() => Generator>;
  /** The actions that trigger loading. Actions that arrive before the flow runs are dispatched to it again. */
  handles: (action: Action) => boolean;
  /** Whether to load the flow at start. */
  isNeeded: (ports: Ports) => boolean;
  /** Actions that load the flow later, if it is needed by then. The action is not dispatched again. */
  triggersLoad?: (action: Action) => boolean;
  /** The action to dispatch at start while the flow is not needed. */
  toIdleAction?: () => Action;
  /** Whether the action is a command that spends, binds or controls a device. Navigation is not. */
  isUserCommand?: (action: Action) => boolean;
  /** The action that ends a pending action whose flow could not be loaded. */
  toFailureAction?: (action: Action) => Action | null;
}

const NOT_STARTED_TEXT = '未操作，请重试';

/**
 * Creates a flow whose code is not part of the first load. When loading fails the driver gets a toast, and the next
 * action that needs the flow tries again. A command starts within 5 s of its press, on a page that was not hidden in
 * between; otherwise the press is cancelled and the driver is notified.
 */
export const createLazyFlow = ({
  name,
  load,
  handles,
  isNeeded,
  triggersLoad,
  toIdleAction,
  isUserCommand,
  toFailureAction,
}: LazyFlowOptions) => {
  const saga = function* () {
    const ports = yield* getPorts();
    const queuedActions = yield* actionChannel(
      (action: Action) => handles(action) || (triggersLoad?.(action) === true && isNeeded(ports)),
    );
    const pressesByAction = new Map<Action, PressTracker>();
    function* cancelPress(action: Action, text: string) {
      pressesByAction.get(action)?.stop();
      if (!pressesByAction.delete(action)) return;
      const failureAction = toFailureAction?.(action);
      if (failureAction != null) yield* put(failureAction);
      yield* put(toastShown(text));
    }
    const pressWatcher = yield* takeEvery(
      (action: Action) => isUserCommand?.(action) === true,
      function* pressedFor(action: Action) {
        pressesByAction.set(action, trackPress(ports));
        yield* delay(PRESS_EXPIRY_MS);
        yield* cancelPress(action, NOT_STARTED_TEXT);
      },
    );
    const pendingActions: Action[] = [];
    if (!isNeeded(ports)) {
      if (toIdleAction !== undefined) yield* put(toIdleAction());
      pendingActions.push(yield* take(queuedActions));
    }
    for (;;) {
      try {
        const flow = yield* call(load);
        yield* fork(flow);
        break;
      } catch (error) {
        ports.report(error, name);
        pendingActions.push(...(yield* flush(queuedActions)));
        if (pressesByAction.size === 0) yield* put(toastShown(FALLBACK_FAILURE_TEXTS.offline));
        const otherActions = pendingActions.filter((action) => isUserCommand?.(action) !== true);
        for (const failureAction of otherActions.map((action) => toFailureAction?.(action) ?? null))
          if (failureAction !== null) yield* put(failureAction);
        for (const action of [...pressesByAction.keys()]) yield* cancelPress(action, '未操作，网络未连接');
        pendingActions.splice(0, pendingActions.length, yield* take(queuedActions));
      }
    }
    pendingActions.push(...(yield* flush(queuedActions)));
    queuedActions.close();
    yield* cancel(pressWatcher);
    for (const action of pendingActions.filter(handles)) {
      if (isUserCommand?.(action) !== true) yield* put(action);
      else if (pressesByAction.get(action)?.isInTime() !== true) yield* cancelPress(action, NOT_STARTED_TEXT);
      else {
        pressesByAction.get(action)?.stop();
        yield* put(action);
      }
    }
  };
  Object.defineProperty(saga, 'name', { value: name });
  return saga;
};
