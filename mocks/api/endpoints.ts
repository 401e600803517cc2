import { authEndpoints } from './authEndpoints';
import { basicEndpoints } from './basicEndpoints';
import { chargeEndpoints } from './chargeEndpoints';
import { driverEndpoints } from './driverEndpoints';
import { callKeyOf, type Endpoint } from './endpoint';
import { paymentEndpoints } from './paymentEndpoints';
import { placeEndpoints } from './placeEndpoints';
import { publicityEndpoints } from './publicityEndpoints';

export const ENDPOINTS: readonly Endpoint[] = [
  ...authEndpoints,
  ...basicEndpoints,
  ...chargeEndpoints,
  ...driverEndpoints,
  ...paymentEndpoints,
  ...placeEndpoints,
  ...publicityEndpoints,
];

/** What a fault can be set on, `POST charge/v2/api/payCharges`. */
export const CALL_KEYS: readonly string[] = ENDPOINTS.map(callKeyOf);
