import { defineService } from '@/services/base/defineService/defineService';

/** Charging: stations, guns, charging orders and idle fees. */
export const chargingApi = defineService('cps', 'cps/v2/api/', [
  'ChargingAppeal',
  'ChargingCard',
  'ChargingOrder',
  'CollectedStation',
  'OccupyAppeal',
  'OccupyOrder',
  'Station',
  'Vin',
]);
