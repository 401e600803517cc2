import { defineService } from '@/services/transport/store/defineService';

/** Everything that the service holds, and a new session makes stale. */
export const CHARGE_TAGS = [
  'Bill',
  'Plate',
  'PlateHistory',
  'Payment',
  'UsableCoupon',
  'Appeal',
  'Evaluation',
  'OrderRecord',
] as const;

/** Parking charge: stays, arrears, payments, plate history. */
export const chargeApi = defineService('charge', 'charge/v2/api/', CHARGE_TAGS);
