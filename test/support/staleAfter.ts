import { freshness } from '@/flows/freshness/freshness';

/** The tags that these actions make stale in the services, as `driverApi: Balance`. */
export const staleAfter = (actions: readonly { type: string }[]): string[] =>
  actions.flatMap((action) =>
    freshness
      .filter(({ when }) => when(action))
      .flatMap(({ stale }) => stale() as readonly { type: string; payload: unknown }[])
      .flatMap(({ type, payload }) => (payload as string[]).map((tag) => `${type.split('/')[0] ?? ''}: ${tag}`)),
  );
