import { defineService } from '@/services/base/defineService/defineService';
import { registerLazyService } from '@/services/base/defineService/lazyServices';

/** Period passes, off-peak parking, certification of vehicles. */
export const passOffPeakApi = registerLazyService(
  defineService('special', 'special/v2/api/', [
    'PassRule',
    'Pass',
    'PassApply',
    'OffPeak',
    'OffPeakOrder',
    'PlateMaterial',
  ]),
);
