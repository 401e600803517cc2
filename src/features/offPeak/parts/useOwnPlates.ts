import { defaultFirst } from '@/domain/plate/defaultFirst';
import { useListBoundPlatesQuery } from '@/services/charge/plates';

/** The driver's vehicles, the default one first, each once. */
export function useOwnPlates() {
  const query = useListBoundPlatesQuery();
  const own = defaultFirst(query.currentData?.results ?? []);
  const plates = [...new Map(own.map((plate) => [plate.plateId, plate])).values()];
  return { query, plates, isKnown: query.currentData !== undefined, isLoading: query.isLoading };
}
