import type { AccessRow, DriverRow, HistoryRow, RefreshRow, SmsRow } from './account/driverTables';
import type { AppealRow } from './appeals/appeal';
import type { BookingTables } from './booking/bookingTables';
import type { ChargingTables } from './charging/chargingTables';
import type { InvoiceTables } from './invoices/invoiceTables';
import type { MerchantTables } from './merchant/merchantTables';
import type { CouponRow, GroupRow, PaymentRow, RechargeRow, TakingRow, WalletRow } from './money/moneyTables';
import type { CollectedParkRow, EvaluationRow, LotRow, StayRow } from './parking/parkingTables';
import type { SpecialTables } from './passes/passTables';
import type { AccountTables } from './support/supportTables';
import type { WithholdingRow } from './vehicles/withholdings';

/** Everything the world knows, in plain rows. */
export interface Tables extends AccountTables {
  drivers: DriverRow[];
  lots: LotRow[];
  stays: StayRow[];
  coupons: CouponRow[];
  wallets: WalletRow[];
  booking: BookingTables;
  special: SpecialTables;
  merchant: MerchantTables;
  invoice: InvoiceTables;
  withholdings: WithholdingRow[];
  recharges: RechargeRow[];
  groups: GroupRow[];
  payments: PaymentRow[];
  takings: TakingRow[];
  sms: SmsRow[];
  history: HistoryRow[];
  charging: ChargingTables;
  appeals: AppealRow[];
  collectedParks: CollectedParkRow[];
  evaluations: EvaluationRow[];
  /** How often each piece of news was opened, by newsId. */
  newsReadings: Map<string, number>;
}

/** Who is signed in where; survives a change of scenario, so that a browser stays signed in. */
export interface Sessions {
  access: Map<string, AccessRow>;
  refresh: Map<string, RefreshRow>;
  /** Answers to the pictures that were handed out. */
  challenges: Map<string, string>;
  /** Authorization codes to the openid behind them. */
  oAuthCodes: Map<string, string>;
  tickets: Map<string, string>;
  /** The openid last refused for want of a phone; the gateway remembers it for bindPhone. */
  unboundOpenid: string;
}

/** How the world behaves; scenarios turn these. */
export interface Settings {
  /** From the cashier's money to the gateway's knowledge of it; null: never. */
  settleAfterMs: number | null;
  /** Lots whose rows fail in a payment of several bills. */
  failingLots: string[];
  /** Plates whose fee query fails. */
  failingFeePlates: string[];
  /** A used refresh token ends its whole family. */
  revokesFamilies: boolean;
  /** Accepted in place of any SMS code; empty: none. */
  universalCode: string;
  /** Drivers whose session operations may look at, by driverId. */
  opsRecordingDrivers: string[];
  /** What sysCodes/getMapType answers: 1 the first map app, 2 the second, 3 ask. */
  mapFlag: 1 | 2 | 3;
  /** 1 parking, 2 charging, 3 both. */
  platBizType: 1 | 2 | 3;
  hasCharging: boolean;
}
