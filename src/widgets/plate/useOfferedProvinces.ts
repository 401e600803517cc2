import { provinceOfCity } from '@/domain/plate/cityProvinces';
import { parsePlate } from '@/domain/plate/parsePlate';
import { plateLookupCalls } from '@/services/charge/plateLookup';
import { usePorts } from '@/services/transport/ports/PortsContext';
import type { OfferedKey } from '@/ui/keyboard/KeyPad';

/** The provinces that a plate most likely begins with: that of the last query, and that of the city. Nothing is queried for them. */
export function useOfferedProvinces(): readonly OfferedKey[] {
  const { local, config } = usePorts();
  const { data } = plateLookupCalls.endpoints.listPlateHistory.useQueryState();
  const last = parsePlate(data?.results[0]?.plateNo ?? '')?.[0];
  const here = provinceOfCity(local.get('locationCity') ?? config.cityName);
  return [
    ...(last === undefined ? [] : [{ why: '上次', key: last }]),
    ...(here === null || here === last ? [] : [{ why: '本地', key: here }]),
  ];
}
