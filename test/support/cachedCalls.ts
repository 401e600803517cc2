import { getLoadedServices } from '@/services/eagerServices';

import type { Backend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeServices } from './makeServices';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The services of the default driver over a world. What is loaded stays subscribed, as by a screen that shows it. */
export function cachedCalls({ app, world }: Backend) {
  const { lin } = DRIVERS;
  const { driverId, ...tokens } = signInAs(world, lin.phone);
  const answer = fetchPort(app);
  const sent: Sent[] = [];
  const { store } = makeServices({
    local: new Map([['openid', lin.openid]]),
    cookies: new Map(Object.entries({ ...tokens, sessionOf: driverId })),
    fetch: (input, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Sent['body']) : {};
      sent.push({ method: init?.method ?? 'GET', path: input.replace(/^.*?\/api\//, ''), body });
      return answer(input, init);
    },
  });
  const dispatch = store.dispatch as (call: unknown) => unknown;
  const run = async <Answer>(call: unknown): Promise<Answer> => {
    const { data, error } = (await dispatch(call)) as { data?: Answer; error?: unknown };
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data;
  };
  return {
    run,
    /** The calls that follow a mutation or an invalidation, without the mutation itself, each with the id in its body. Sorted. */
    async refetchedAfter(mutation: object): Promise<string[]> {
      const before = sent.length;
      if ('type' in mutation) dispatch(mutation);
      else await run(mutation);
      for (const service of getLoadedServices()) {
        await Promise.all(dispatch(service.util.getRunningQueriesThunk()) as Promise<unknown>[]);
      }
      return sent
        .slice(before + ('type' in mutation ? 0 : 1))
        .map(({ path, body: { bookOrderNo = '' } }) => `${path} ${String(bookOrderNo)}`.trim())
        .sort();
    },
  };
}
