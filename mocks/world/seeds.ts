import { seedDrivers } from './account/accountSeed';
import { seedOwnerApplications } from './account/ownerApplicationSeed';
import { seedBookings } from './booking/bookingSeed';
import { seedCharging } from './charging/seed/chargingSeed';
import { seedCoupons } from './coupons/couponSeed';
import { seedInvoices } from './invoices/invoiceSeed';
import { seedInvitations } from './merchant/invitations';
import { seedMerchants } from './merchant/merchantSeed';
import { seedOffPeak } from './offpeak/offPeakSeed';
import { seedParking } from './parking/parkingSeed';
import { seedPasses } from './passes/passSeed';
import { seedPlaces } from './places/placeSeed';
import { seedSupport } from './support/supportSeed';
import { seedVehicles } from './vehicles/vehicleSeed';
import { seedWallets } from './wallet/walletSeed';
import type { World } from './World';

/** The data that every scenario starts with; one line per area, in order of dependence. */
const SEEDS: readonly ((world: World) => void)[] = [
  seedPlaces,
  seedDrivers,
  seedCoupons,
  seedWallets,
  seedParking,
  seedBookings,
  seedCharging,
  seedPasses,
  seedOffPeak,
  seedVehicles,
  seedMerchants,
  seedInvoices,
  seedSupport,
  seedOwnerApplications,
  seedInvitations,
];

/** Fills an empty world. */
export function seedWorld(world: World): void {
  for (const seed of SEEDS) seed(world);
}
