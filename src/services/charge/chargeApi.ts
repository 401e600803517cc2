import { defineService } from '@/services/transport/defineService';

/** Parking charge: stays, arrears, payments, plate history. */
export const chargeApi = defineService('charge', 'charge/v2/api/', [
  'Bill',
  'Plate',
  'PlateHistory',
  'Payment',
  'UsableCoupon',
  'Appeal',
  'Evaluation',
  'OrderRecord',
]);
