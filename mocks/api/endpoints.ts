import { accountEndpoints } from './account/accountEndpoints';
import { authEndpoints } from './account/authEndpoints';
import { driverEndpoints } from './account/driverEndpoints';
import { bookingEndpoints } from './booking/bookingEndpoints';
import { chargingAppealEndpoints } from './charging/chargingAppealEndpoints';
import { chargingEndpoints } from './charging/chargingEndpoints';
import { chargingMeansEndpoints } from './charging/chargingMeansEndpoints';
import { couponEndpoints } from './coupons/couponEndpoints';
import { invitationEndpoints } from './coupons/invitationEndpoints';
import { callKeyOf, type Endpoint } from './endpoint';
import { invoiceEndpoints } from './invoices/invoiceEndpoints';
import { receiptEndpoints } from './invoices/receiptEndpoints';
import { merchantEndpoints } from './merchant/merchantEndpoints';
import { orderEndpoints } from './money/orderEndpoints';
import { paymentEndpoints } from './money/paymentEndpoints';
import { publicityEndpoints } from './news/publicityEndpoints';
import { offPeakEndpoints } from './offpeak/offPeakEndpoints';
import { violationEndpoints } from './offpeak/violationEndpoints';
import { requestEndpoints } from './once';
import { chargeEndpoints } from './parking/chargeEndpoints';
import { parkingAppealEndpoints } from './parking/parkingAppealEndpoints';
import { stayEndpoints } from './parking/stayEndpoints';
import { passEndpoints } from './passes/passEndpoints';
import { parkEndpoints } from './places/parkEndpoints';
import { basicEndpoints } from './support/basicEndpoints';
import { settingEndpoints } from './support/settingEndpoints';
import { supportEndpoints } from './support/supportEndpoints';
import { plateEndpoints } from './vehicles/plateEndpoints';
import { plateMaterialEndpoints } from './vehicles/plateMaterialEndpoints';
import { withholdingEndpoints } from './vehicles/withholdingEndpoints';
import { walletEndpoints } from './wallet/walletEndpoints';

export const ENDPOINTS: readonly Endpoint[] = [
  ...authEndpoints,
  ...basicEndpoints,
  ...bookingEndpoints,
  ...chargeEndpoints,
  ...driverEndpoints,
  ...paymentEndpoints,
  ...chargingEndpoints,
  ...chargingMeansEndpoints,
  ...chargingAppealEndpoints,
  ...publicityEndpoints,
  ...stayEndpoints,
  ...plateEndpoints,
  ...parkingAppealEndpoints,
  ...parkEndpoints,
  ...orderEndpoints,
  ...accountEndpoints,
  ...settingEndpoints,
  ...supportEndpoints,
  ...walletEndpoints,
  ...couponEndpoints,
  ...invitationEndpoints,
  ...merchantEndpoints,
  ...passEndpoints,
  ...offPeakEndpoints,
  ...violationEndpoints,
  ...plateMaterialEndpoints,
  ...invoiceEndpoints,
  ...receiptEndpoints,
  ...withholdingEndpoints,
  ...requestEndpoints,
];

/** The calls on which a fault can be set, for example `POST charge/v2/api/payCharges`. */
export const CALL_KEYS: readonly string[] = ENDPOINTS.map(callKeyOf);
