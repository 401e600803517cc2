import { accountEndpoints } from './accountEndpoints';
import { authEndpoints } from './authEndpoints';
import { basicEndpoints } from './basicEndpoints';
import { bookingEndpoints } from './bookingEndpoints';
import { chargeEndpoints } from './chargeEndpoints';
import { chargingAppealEndpoints } from './chargingAppealEndpoints';
import { chargingEndpoints } from './chargingEndpoints';
import { chargingMeansEndpoints } from './chargingMeansEndpoints';
import { couponEndpoints } from './couponEndpoints';
import { driverEndpoints } from './driverEndpoints';
import { callKeyOf, type Endpoint } from './endpoint';
import { invoiceEndpoints } from './invoiceEndpoints';
import { merchantEndpoints } from './merchantEndpoints';
import { offPeakEndpoints } from './offPeakEndpoints';
import { orderEndpoints } from './orderEndpoints';
import { parkEndpoints } from './parkEndpoints';
import { parkingAppealEndpoints } from './parkingAppealEndpoints';
import { passEndpoints } from './passEndpoints';
import { paymentEndpoints } from './paymentEndpoints';
import { plateEndpoints } from './plateEndpoints';
import { plateMaterialEndpoints } from './plateMaterialEndpoints';
import { publicityEndpoints } from './publicityEndpoints';
import { settingEndpoints } from './settingEndpoints';
import { stayEndpoints } from './stayEndpoints';
import { supportEndpoints } from './supportEndpoints';
import { walletEndpoints } from './walletEndpoints';
import { withholdingEndpoints } from './withholdingEndpoints';

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
  ...merchantEndpoints,
  ...passEndpoints,
  ...offPeakEndpoints,
  ...plateMaterialEndpoints,
  ...invoiceEndpoints,
  ...withholdingEndpoints,
];

/** What a fault can be set on, `POST charge/v2/api/payCharges`. */
export const CALL_KEYS: readonly string[] = ENDPOINTS.map(callKeyOf);
