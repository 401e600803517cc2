import { nanoid, type Store } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';

import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { type Press, PRESS_LIMIT_MS, watchPress } from '@/services/transport/clock/press';
import type { Ports } from '@/services/transport/ports/ports';
import { usePorts } from '@/services/transport/ports/PortsContext';

import type { DecidedArgs, RequestEndpoint } from './decision';
import { awaitOutcome, giveBack, notePress, type RequestKind, type SentTo, tellOutcome } from './requestKinds';
import {
  earlierAsked,
  isBusyStage,
  requestDecided,
  requestLeft,
  requestStaged,
  selectRequestStage,
} from './requestStages';

type PressPorts = Pick<Ports, 'clock' | 'page'>;

/**
 * Dispatches a decision about one object, and waits for what comes of it. A press whose flow has not begun within 5 s is given back.
 *
 * @param press when the driver has pressed, where something was read before the decision
 */
export const decide = <E extends RequestEndpoint>(
  store: Store,
  ports: PressPorts,
  { name, told }: RequestKind<E>,
  subject: string,
  args: DecidedArgs<E>,
  press: Press = watchPress(ports),
) =>
  new Promise<SentTo<E>>((resolve) => {
    const id = nanoid(8);
    const key = `${name}:${subject}`;
    awaitOutcome(id, (sent) => {
      resolve(sent as SentTo<E>);
    });
    notePress(id, press);
    setTimeout(() => {
      if (!giveBack(id)) return;
      const sent = { is: 'notSent', because: 'late' } as const;
      store.dispatch(requestStaged({ key, stage: sent }));
      if (told !== undefined) store.dispatch(told({ key, args, sent, nowMs: ports.clock.serverNow() }));
      tellOutcome(id, sent);
    }, PRESS_LIMIT_MS);
    store.dispatch(requestDecided({ id, kind: name, key, args, leaveBy: press.leaveBy }));
  });

/** Fetches the code that sends, which may be needed when there is no line any more. */
const fetchSaga = () => {
  import(/* webpackChunkName: "requests" */ './requestsSaga').catch(() => undefined);
};

/**
 * Sends a request that spends or binds from a screen. `subject`: the object, by ids. A press while one is under way does nothing: its promise
 * stays open. So does one until the form is left, where its kind leads on. The outcome `done` has refreshed the caches already. `findEarlier` asks what came
 * of a request of a page that has ended, and sends nothing.
 */
export function useSendOnce<E extends RequestEndpoint>(kind: RequestKind<E>, subject: string) {
  const store = useStore();
  const ports = usePorts();
  const { name } = kind;
  const key = `${name}:${subject}`;
  const stage = useSelector(useMemo(() => selectRequestStage(key), [key]));
  const stillHere = useScreenGuard();
  // What was typed goes with the form, and with it perhaps the object: a tap until it is left belongs to the decision all the same.
  const isLeaving = useRef(false);
  const leave = useCallback(
    (isHere: boolean) => {
      isLeaving.current = isHere && kind.leadsOn === true;
      // Who has moved on is led nowhere: nothing else would end `done`.
      if (!isHere) store.dispatch(requestLeft({ key }));
    },
    [store, kind, key],
  );
  const send = useCallback(
    async (args: DecidedArgs<E>, press?: Press): Promise<SentTo<E>> => {
      if (isLeaving.current) return new Promise(() => undefined);
      const isHere = stillHere();
      const sent = await decide(store, ports, kind, subject, args, press);
      if (sent.is === 'done') leave(isHere());
      return sent;
    },
    [store, ports, kind, subject, leave, stillHere],
  );
  useEffect(fetchSaga, []);
  const findEarlier = useCallback(async () => {
    const isHere = stillHere();
    const sent = await new Promise<SentTo<E> | null>((resolve) => {
      const id = nanoid(8);
      awaitOutcome(id, (found) => {
        resolve(found as SentTo<E> | null);
      });
      store.dispatch(earlierAsked({ id, kind: name, key }));
    });
    if (sent?.is === 'done') leave(isHere());
    return sent;
  }, [store, name, key, leave, stillHere]);
  useEffect(
    () => () => {
      store.dispatch(requestLeft({ key }));
    },
    [store, key],
  );
  return { send, findEarlier, stage, isBusy: isBusyStage(stage) };
}
