import { useGetParamConfigsQuery } from '@/services/basic/settings';

/**
 * Whether home offers to add a vehicle (Rule 8.8). `count`: how many the driver has; undefined while it is not known. Where the operator names no
 * limit (`maxPlateNum`), the server decides when one is added.
 */
export function useMayAddVehicle(count: number | undefined): boolean {
  const { currentData: settings, isError } = useGetParamConfigsQuery(undefined, { skip: (count ?? 0) === 0 });
  if (count === undefined) return false;
  if (count === 0) return true;
  if (settings === undefined) return isError;
  return settings.maxPlateNum <= 0 || count < settings.maxPlateNum;
}
