import { isServiceError } from '@/services/transport/query/serviceError';
import type { Load } from '@/ui/load/LoadedContent';

/**
 * A thing that an address names and that is not there is empty and not failed: trying again would not help. `missing` says why, in
 * the server's words where it has any.
 *
 * @param isNamed whether the address names anything at all
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
