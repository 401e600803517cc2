import { type AccountTables, emptyAccountTables } from './account/accountTables';
import { type AppealTables, emptyAppealTables } from './appeals/appealTables';
import { type BookingTables, emptyBookingTables } from './booking/bookingTables';
import { type ChargingTables, emptyChargingTables } from './charging/chargingTables';
import { emptyRequestTables, type RequestTables } from './core/requestTables';
import { type CouponTables, emptyCouponTables } from './coupons/couponTables';
import { emptyInvoiceTables, type InvoiceTables } from './invoices/invoiceTables';
import { emptyMerchantTables, type MerchantTables } from './merchant/merchantTables';
import { emptyMoneyTables, type MoneyTables } from './money/moneyTables';
import { emptyNewsTables, type NewsTables } from './news/newsTables';
import { emptyOffPeakTables, type OffPeakTables } from './offpeak/offPeakTables';
import { emptyParkingTables, type ParkingTables } from './parking/parkingTables';
import { emptyPassTables, type PassTables } from './passes/passTables';
import { emptyPlaceTables, type PlaceTables } from './places/placeTables';
import { emptySupportTables, type SupportTables } from './support/supportTables';
import { emptyVehicleTables, type VehicleTables } from './vehicles/vehicleTables';
import { emptyWalletTables, type WalletTables } from './wallet/walletTables';

/** All data of the world, in plain rows. Each area declares its own tables. */
export interface Tables
  extends
    AccountTables,
    AppealTables,
    CouponTables,
    MoneyTables,
    NewsTables,
    OffPeakTables,
    ParkingTables,
    PassTables,
    PlaceTables,
    RequestTables,
    SupportTables,
    VehicleTables,
    WalletTables {
  booking: BookingTables;
  charging: ChargingTables;
  invoice: InvoiceTables;
  merchant: MerchantTables;
}

export const emptyTables = (): Tables => ({
  ...emptyAccountTables(),
  ...emptyAppealTables(),
  booking: emptyBookingTables(),
  charging: emptyChargingTables(),
  ...emptyCouponTables(),
  invoice: emptyInvoiceTables(),
  merchant: emptyMerchantTables(),
  ...emptyMoneyTables(),
  ...emptyNewsTables(),
  ...emptyOffPeakTables(),
  ...emptyParkingTables(),
  ...emptyPassTables(),
  ...emptyPlaceTables(),
  ...emptyRequestTables(),
  ...emptySupportTables(),
  ...emptyVehicleTables(),
  ...emptyWalletTables(),
});
