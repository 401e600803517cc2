import { defineService } from '@/services/base/defineService/defineService';

/** All tags of the service. A new session invalidates them. */
export const PARKING_CHARGE_CACHE_TAGS = [
  'Bill',
  'Plate',
  'PlateHistory',
  'Payment',
  'UsableCoupon',
  'Appeal',
  'Evaluation',
  'Purchase',
] as const;

/** Parking charge: stays, arrears, payments, plate history. */
export const parkingChargeApi = defineService('charge', 'charge/v2/api/', PARKING_CHARGE_CACHE_TAGS);
