import { defineService } from '@/services/transport/defineService';

export const driverApi = defineService('driver', 'driver/v2/api/', [
  'PlateCount',
  'Balance',
  'Wallet',
  'BalanceRefund',
  'Group',
  'Driver',
  'OwnerApplication',
]);
