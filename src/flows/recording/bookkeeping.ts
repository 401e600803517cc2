/**
 * Actions that change nothing that a driver sees: RTK Query's own, and what makes it ask again. DevTools hides these rows but still records them,
 * so an export stays complete.
 */
export const BOOKKEEPING: readonly string[] = [
  'internalSubscriptions',
  '__rtkq',
  'config/middlewareRegistered',
  'config/focused',
  '/woken$',
  '/invalidateTags$',
  'internal/remove(Query|Mutation)Result$',
  'queries/removeQueryResult$',
  'mutations/removeMutationResult$',
];

const ANY = new RegExp(BOOKKEEPING.join('|'));

export const isBookkeeping = (type: unknown): boolean => typeof type === 'string' && ANY.test(type);
