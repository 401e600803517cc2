import { useGetParamConfigsQuery } from '@/services/basic/settings';

/**
 * Whether home offers to add a vehicle (Rule 8.8). If the operator sets no limit (`maxPlateNum`), the server decides
 * when a vehicle is added.
 *
 * @param count the number of the driver's vehicles; undefined while unknown
 */
export function useCanAddVehicle(count: number | undefined): boolean {
  const { currentData: settings, isError } = useGetParamConfigsQuery(undefined, { skip: (count ?? 0) === 0 });
  if (count === undefined) return false;
  if (count === 0) return true;
  if (settings === undefined) return isError;
  return settings.maxPlateNum <= 0 || count < settings.maxPlateNum;
}
