import { plateProvinceOfCity } from '@/domain/plate/cityProvinces';
import { SAMPLE_PLATE_PROVINCE } from '@/domain/plate/samplePlateProvince';
import { usePorts } from '@/platform/ports/PortsContext';

/**
 * The province of the driver's last known city, else of the operator's city. The sample plate begins with it (Rule
 * 6.1).
 */
export function useCurrentPlateProvince(): string {
  const { local, config } = usePorts();
  return plateProvinceOfCity(local.get('locationCity') ?? config.cityName) ?? SAMPLE_PLATE_PROVINCE;
}
