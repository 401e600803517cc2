import { defineService } from '@/services/transport/store/defineService';
import { lateService } from '@/services/transport/store/lateServices';

/** Period passes, off-peak parking, certification of vehicles. */
export const specialApi = lateService(
  defineService('special', 'special/v2/api/', [
    'PassRule',
    'Pass',
    'PassApply',
    'OffPeak',
    'OffPeakOrder',
    'PlateMaterial',
  ]),
);
