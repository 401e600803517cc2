import { isPlainObject } from '@/lib/isPlainObject';
import type { Ports } from '@/platform/ports/ports';
import {
  createServiceBaseQuery,
  resolveErrorDisplayOwner,
  type ServiceBaseQuery,
} from '@/services/base/baseQuery/createServiceBaseQuery';
import { UNAUTHORIZED_CODE } from '@/services/base/baseQuery/envelope';
import { readStoredThirdPartyId } from '@/services/base/baseQuery/identity';

/**
 * Our own codes for calls that were not sent because of their thirdId. `missing`: this device has no openid.
 * `unbound`: its openid has no account. `foreign`: its openid belongs to another driver.
 */
export const THIRD_ID_ERROR_CODE = {
  missing: 'noThirdId',
  unbound: 'unboundThirdId',
  foreign: 'foreignThirdId',
} as const;
const THIRD_ID_ERROR_TEXTS: Readonly<Record<string, string>> = {
  [THIRD_ID_ERROR_CODE.missing]: '请从微信、支付宝或 App 里的入口打开',
  [THIRD_ID_ERROR_CODE.unbound]: '请先绑定手机号',
  [THIRD_ID_ERROR_CODE.foreign]: '当前打开方式属于另一个账号，请从自己的微信或支付宝重新进入',
};

const driverQuery = createServiceBaseQuery('driver', 'driver/v2/api/');
const authQuery = createServiceBaseQuery('auth', 'auth/v2/api/');

type Api = Parameters<ServiceBaseQuery>[1];
type OwnershipCheck =
  | { code: '' | typeof THIRD_ID_ERROR_CODE.unbound | typeof THIRD_ID_ERROR_CODE.foreign }
  | { error: Extract<Awaited<ReturnType<ServiceBaseQuery>>, { error: object }>['error'] };

const readDriverId = (data: unknown): string =>
  isPlainObject(data) && typeof data['driverId'] === 'string' ? data['driverId'] : '';

/** Checks with the server whether an openid belongs to the signed-in driver. */
async function checkOwnership(thirdId: string, api: Api): Promise<OwnershipCheck> {
  const { session } = api.extra as Ports;
  const holder = await driverQuery({ path: 'getDriverIdByThirdId', query: { thirdId } }, api, {});
  if (holder.error !== undefined) return { error: holder.error };
  const holderId = readDriverId(holder.data);
  if (holderId === '') return { code: THIRD_ID_ERROR_CODE.unbound };
  if (session.belongsTo(holderId)) return { code: '' };
  // The device only knows the driver's id if the sign-in response contained it.
  const loginInfo = await authQuery({ path: 'driver/loginInfo' }, api, {});
  if (loginInfo.error !== undefined) return { error: loginInfo.error };
  return { code: readDriverId(loginInfo.data) === holderId ? '' : THIRD_ID_ERROR_CODE.foreign };
}

/**
 * Sends calls only with the signed-in driver's own openid. The booking service may identify the caller by thirdId
 * alone, an openid remains on the device after its driver has signed out, and any link may bring one. So the server
 * must confirm once per session that the openid belongs to the signed-in driver. Otherwise the call fails with
 * `refused` and is not sent: with a code of `THIRD_ID_ERROR_CODE`, which the screen shows, or 401 for a visitor.
 */
export function wrapBaseQueryWithOwnThirdIdCheck(query: ServiceBaseQuery): ServiceBaseQuery {
  const verified = new WeakMap<Ports, { thirdId: string; epoch: number }>();
  return async (call, api, policy) => {
    const ports = api.extra as Ports;
    const { local, session } = ports;
    session.checkCookies();
    const epoch = session.epoch();
    const createError = (
      kind: 'refused' | 'offline' | 'timeout' | 'http' | 'malformed',
      code: string,
      message = THIRD_ID_ERROR_TEXTS[code] ?? '',
      ns = '',
    ) => {
      const errorHandling = resolveErrorDisplayOwner(code, call, policy, session.epoch() === epoch);
      return {
        error: {
          service: 'booking',
          kind,
          code,
          message,
          ns,
          ...errorHandling,
          ...(code in THIRD_ID_ERROR_TEXTS && { handled: true }),
        },
      } as const;
    };
    const thirdId = readStoredThirdPartyId(local);
    if (!session.hasSession()) return createError('refused', UNAUTHORIZED_CODE);
    if (thirdId === '') return createError('refused', THIRD_ID_ERROR_CODE.missing);
    const isVerified = () => verified.get(ports)?.thirdId === thirdId && verified.get(ports)?.epoch === epoch;
    if (!isVerified()) {
      const ownership = await checkOwnership(thirdId, api);
      if ('error' in ownership)
        return createError(ownership.error.kind, ownership.error.code, ownership.error.message, ownership.error.ns);
      if (ownership.code !== '') return createError('refused', ownership.code);
      session.checkCookies();
      // The session or the openid changed meanwhile. Nothing was sent.
      if (session.epoch() !== epoch || readStoredThirdPartyId(local) !== thirdId)
        return createError('offline', 'offline');
      verified.set(ports, { thirdId, epoch });
      if (session.provedOpenid() === '') session.proveOpenid(thirdId, 'lookup');
    }
    return query(call, api, policy);
  };
}
