import { isServiceError } from '@/services/transport/query/serviceError';
import type { Load } from '@/ui/load/LoadedContent';

/**
 * An object from the address that does not exist is an empty state and not a failure, because a retry would not help. `missing` is the
 * reason, in the server's words if it sent any.
 *
 * @param isNamed whether the address names an object at all
 */
export function withMissing(
  asked: { readonly currentData?: unknown; readonly error?: unknown },
  load: Load,
  isNamed: boolean,
): { readonly load: Load; readonly missing: string } {
  const { error } = asked;
  const reason = isServiceError(error) && error.kind === 'refused' && asked.currentData === undefined ? error : null;
  return {
    load: isNamed && reason === null ? load : { ...load, state: 'empty' },
    missing: reason?.message || '没有找到，链接可能已失效',
  };
}
