import { plateProvinceOfCity } from '@/domain/plate/cityProvinces';
import { parsePlate } from '@/domain/plate/parsePlate';
import { usePorts } from '@/platform/ports/PortsContext';
import { plateBillLookupCalls } from '@/services/charge/plateLookup';
import type { SuggestedKey } from '@/ui/keyboard/KeyboardKeys';

/**
 * Suggested provinces for a plate: that of the last query, and that of the current city. No request is sent for them.
 */
export function useSuggestedProvinces(): readonly SuggestedKey[] {
  const { local, config } = usePorts();
  const { data } = plateBillLookupCalls.endpoints.listPlateHistory.useQueryState();
  const lastProvince = parsePlate(data?.results[0]?.plateNo ?? '')?.[0];
  const cityProvince = plateProvinceOfCity(local.get('locationCity') ?? config.cityName);
  return [
    ...(lastProvince === undefined ? [] : [{ reason: '上次', key: lastProvince }]),
    ...(cityProvince === null || cityProvince === lastProvince ? [] : [{ reason: '本地', key: cityProvince }]),
  ];
}
