import { provinceOfCity } from '@/domain/plate/cityProvinces';
import { SAMPLE_PROVINCE } from '@/domain/plate/sampleProvince';
import { usePorts } from '@/services/transport/ports/PortsContext';

/** The province of the city that the driver was last located in, else of the operator's: the sample of a plate begins with it (Rule 6.1). */
export function usePresentProvince(): string {
  const { local, config } = usePorts();
  return provinceOfCity(local.get('locationCity') ?? config.cityName) ?? SAMPLE_PROVINCE;
}
