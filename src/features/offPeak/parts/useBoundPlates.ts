import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useListBoundPlatesQuery } from '@/services/charge/plates';

/** The driver's vehicles without duplicates, the default one first. */
export function useBoundPlates() {
  const query = useListBoundPlatesQuery();
  const sorted = sortDefaultVehicleFirst(query.currentData?.results ?? []);
  const plates = [...new Map(sorted.map((plate) => [plate.plateId, plate])).values()];
  return { query, plates, isLoaded: query.currentData !== undefined, isLoading: query.isLoading };
}
