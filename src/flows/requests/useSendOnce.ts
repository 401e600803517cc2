import { nanoid, type Store } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';

import type { DecidedArgs, RequestEndpoint } from './decision';
import { awaitOutcome, type RequestKind, type SentTo } from './requestKinds';
import { earlierAsked, isBusyStage, requestDecided, requestLeft, selectRequestStage } from './requestStages';

/** Dispatches a decision about one object, and waits for what comes of it. */
export const decide = <E extends RequestEndpoint>(
  store: Store,
  { name }: RequestKind<E>,
  subject: string,
  args: DecidedArgs<E>,
) =>
  new Promise<SentTo<E>>((resolve) => {
    const id = nanoid(8);
    awaitOutcome(id, (sent) => {
      resolve(sent as SentTo<E>);
    });
    store.dispatch(requestDecided({ id, kind: name, key: `${name}:${subject}`, args }));
  });

/**
 * Sends a request that spends or binds from a screen. `subject`: the object, by ids. A press while one is under way does nothing: its promise
 * stays open. The outcome `done` has refreshed the caches already. `findEarlier` asks what came of a request of a page that has ended, and sends nothing.
 */
export function useSendOnce<E extends RequestEndpoint>(kind: RequestKind<E>, subject: string) {
  const store = useStore();
  const { name } = kind;
  const key = `${name}:${subject}`;
  const stage = useSelector(useMemo(() => selectRequestStage(key), [key]));
  const send = useCallback((args: DecidedArgs<E>) => decide(store, kind, subject, args), [store, kind, subject]);
  const findEarlier = useCallback(
    () =>
      new Promise<SentTo<E> | null>((resolve) => {
        const id = nanoid(8);
        awaitOutcome(id, (sent) => {
          resolve(sent as SentTo<E> | null);
        });
        store.dispatch(earlierAsked({ id, kind: name, key }));
      }),
    [store, name, key],
  );
  useEffect(
    () => () => {
      store.dispatch(requestLeft({ key }));
    },
    [store, key],
  );
  return { send, findEarlier, stage, isBusy: isBusyStage(stage) };
}
