import { defineService } from '@/services/base/defineService/defineService';

export const driverApi = defineService('driver', 'driver/v2/api/', [
  'PlateCount',
  'Balance',
  'Wallet',
  'BalanceRefund',
  'Group',
  'Driver',
  'OwnerApplication',
]);
