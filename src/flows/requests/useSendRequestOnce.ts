import { nanoid, type Store } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';

import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { PRESS_EXPIRY_MS, type PressTracker, trackPress } from '@/platform/clock/press';
import type { Ports } from '@/platform/ports/ports';
import { usePorts } from '@/platform/ports/PortsContext';
import type {
  IdempotentEndpointOutcome,
  IdempotentRequestDefinition,
} from '@/services/base/idempotentRequests/defineIdempotentRequest';
import type {
  IdempotentEndpoint,
  IdempotentRequestArgs,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';

import {
  expireSubmitPress,
  publishRequestOutcome,
  registerSubmitPress,
  subscribeToRequestOutcome,
} from './pendingSubmits';
import {
  earlierRequestLookupRequested,
  idempotentRequestSubmitted,
  isBusyRequestStage,
  requestLeft,
  requestStaged,
  selectRequestStage,
} from './requestStages';

type PressPorts = Pick<Ports, 'clock' | 'page'>;

/**
 * Submits an idempotent request about one object, and waits for its outcome. A press whose flow has not begun within 5 s
 * expires.
 *
 * @param press when the driver has pressed, if something was fetched before the decision
 */
export const submitIdempotentRequest = <E extends IdempotentEndpoint>(
  store: Store,
  ports: PressPorts,
  { name, toOutcomeAction }: IdempotentRequestDefinition<E>,
  subject: string,
  args: IdempotentRequestArgs<E>,
  press: PressTracker = trackPress(ports),
) =>
  new Promise<IdempotentEndpointOutcome<E>>((resolve) => {
    const id = nanoid(8);
    const key = `${name}:${subject}`;
    subscribeToRequestOutcome(id, (outcome) => {
      resolve(outcome as IdempotentEndpointOutcome<E>);
    });
    registerSubmitPress(id, press);
    setTimeout(() => {
      if (!expireSubmitPress(id)) return;
      const outcome = { is: 'notSent', because: 'late' } as const;
      store.dispatch(requestStaged({ key, stage: outcome }));
      if (toOutcomeAction !== undefined)
        store.dispatch(toOutcomeAction({ key, args, sent: outcome, nowMs: ports.clock.serverNow() }));
      publishRequestOutcome(id, outcome);
    }, PRESS_EXPIRY_MS);
    store.dispatch(idempotentRequestSubmitted({ id, kind: name, key, args, leaveBy: press.deadline }));
  });

/** Preloads the code that sends, which may be needed after the connection is lost. */
const preloadSaga = () => {
  import(/* webpackChunkName: "requests" */ './requestsSaga').catch(() => undefined);
};

/**
 * Sends a request that spends or binds from a screen. `subject`: the object, by ids. A press while one is in progress
 * does nothing: its promise stays pending. So does one until the form is left, if its kind leaves the form. The outcome
 * `done` has refreshed the caches already. `findEarlier` polls the result of a request of a page that has ended, and
 * sends no new one.
 */
export function useSendRequestOnce<E extends IdempotentEndpoint>(
  kind: IdempotentRequestDefinition<E>,
  subject: string,
) {
  const store = useStore();
  const ports = usePorts();
  const { name } = kind;
  const key = `${name}:${subject}`;
  const stage = useSelector(useMemo(() => selectRequestStage(key), [key]));
  const guardScreen = useScreenUnchangedCheck();
  // Resetting the form may also change the subject: a tap before it is left still belongs to the decision.
  const isLeaving = useRef(false);
  const leave = useCallback(
    (isScreenActive: boolean) => {
      isLeaving.current = isScreenActive && kind.leavesForm === true;
      // A driver who has left the screen is not navigated, so nothing else would end the stage `done`.
      if (!isScreenActive) store.dispatch(requestLeft({ key }));
    },
    [store, kind, key],
  );
  const send = useCallback(
    async (args: IdempotentRequestArgs<E>, press?: PressTracker): Promise<IdempotentEndpointOutcome<E>> => {
      if (isLeaving.current) return new Promise(() => undefined);
      const isScreenActive = guardScreen();
      const outcome = await submitIdempotentRequest(store, ports, kind, subject, args, press);
      if (outcome.is === 'done') leave(isScreenActive());
      return outcome;
    },
    [store, ports, kind, subject, leave, guardScreen],
  );
  useEffect(preloadSaga, []);
  const findEarlier = useCallback(async () => {
    const isScreenActive = guardScreen();
    const outcome = await new Promise<IdempotentEndpointOutcome<E> | null>((resolve) => {
      const id = nanoid(8);
      subscribeToRequestOutcome(id, (found) => {
        resolve(found as IdempotentEndpointOutcome<E> | null);
      });
      store.dispatch(earlierRequestLookupRequested({ id, kind: name, key }));
    });
    if (outcome?.is === 'done') leave(isScreenActive());
    return outcome;
  }, [store, name, key, leave, guardScreen]);
  useEffect(
    () => () => {
      store.dispatch(requestLeft({ key }));
    },
    [store, key],
  );
  return { send, findEarlier, stage, isBusy: isBusyRequestStage(stage) };
}
