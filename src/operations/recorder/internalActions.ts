/**
 * Actions that change nothing a driver sees: RTK Query's own, and those that trigger refetching. DevTools hides these
 * rows but still records them, so an export stays complete.
 */
export const INTERNAL_ACTION_PATTERNS: readonly string[] = [
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

const INTERNAL_ACTION = new RegExp(INTERNAL_ACTION_PATTERNS.join('|'));

export const isInternalActionType = (type: unknown): boolean => typeof type === 'string' && INTERNAL_ACTION.test(type);
