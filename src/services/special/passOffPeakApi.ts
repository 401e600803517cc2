import { defineService } from '@/services/transport/store/defineService';
import { registerLazyService } from '@/services/transport/store/lazyServices';

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
