import { isPlainObject } from '@/lib/isPlainObject';
import type { Ports } from '@/services/transport/ports/ports';
import { UNAUTHORIZED_CODE } from '@/services/transport/query/envelope';
import { errorCodes } from '@/services/transport/query/errorCodes';
import { thirdIdOf } from '@/services/transport/query/identity';
import { type ServiceQuery, serviceQuery } from '@/services/transport/query/serviceQuery';

/** Our own code: the openid of this device does not belong to the signed-in driver. */
export const FOREIGN_THIRD_ID = 'foreignThirdId';
const FOREIGN_TEXT = '当前打开方式属于另一个账号，请从自己的微信或支付宝重新进入';

const driver = serviceQuery('driver', 'driver/v2/api/');
const auth = serviceQuery('auth', 'auth/v2/api/');

type Api = Parameters<ServiceQuery>[1];
type Whose = { isOwn: boolean } | { error: Extract<Awaited<ReturnType<ServiceQuery>>, { error: object }>['error'] };

const driverIdIn = (data: unknown): string =>
  isPlainObject(data) && typeof data['driverId'] === 'string' ? data['driverId'] : '';

/** Asks the server whether an openid belongs to the signed-in driver. */
async function askWhose(thirdId: string, api: Api): Promise<Whose> {
  const { session } = api.extra as Ports;
  const holder = await driver({ path: 'getDriverIdByThirdId', query: { thirdId } }, api, {});
  if (holder.error !== undefined) return { error: holder.error };
  const holderId = driverIdIn(holder.data);
  if (holderId === '' || session.belongsTo(holderId)) return { isOwn: holderId !== '' };
  // The device knows the id of the signed-in driver only if the sign-in has named it.
  const own = await auth({ path: 'driver/loginInfo' }, api, {});
  return own.error === undefined ? { isOwn: driverIdIn(own.data) === holderId } : { error: own.error };
}

/**
 * A server may know who calls by thirdId alone. An openid stays on the device when its driver has gone, and any link may bring one. So with
 * an openid, a call is sent only when the server has said that the openid belongs to the signed-in driver, which is asked once per session.
 * Otherwise the call fails with `refused` and nothing is sent: code `FOREIGN_THIRD_ID`, or 401 for a visitor. Without an openid
 * the token alone says who calls.
 */
export function onlyWithOwnThirdId(query: ServiceQuery): ServiceQuery {
  const known = new WeakMap<Ports, { thirdId: string; epoch: number }>();
  return async (call, api, policy) => {
    const ports = api.extra as Ports;
    const { local, session } = ports;
    const failed = (
      kind: 'refused' | 'offline' | 'timeout' | 'http' | 'malformed',
      code: string,
      message = '',
      ns = '',
    ) => {
      const handles = call.toldBy === 'caller' ? 'all' : (policy.handles ?? []);
      const handled = handles === 'all' || (handles === 'unlisted' ? !(code in errorCodes) : handles.includes(code));
      return { error: { service: 'booking', kind, code, message, ns, handled } } as const;
    };
    session.checkCookies();
    const thirdId = thirdIdOf(local);
    const epoch = session.epoch();
    if (thirdId === '') return query(call, api, policy);
    if (!session.hasSession()) return failed('refused', UNAUTHORIZED_CODE);
    const isKnown = () => known.get(ports)?.thirdId === thirdId && known.get(ports)?.epoch === epoch;
    if (!isKnown()) {
      const whose = await askWhose(thirdId, api);
      if ('error' in whose) return failed(whose.error.kind, whose.error.code, whose.error.message, whose.error.ns);
      if (!whose.isOwn) return failed('refused', FOREIGN_THIRD_ID, FOREIGN_TEXT);
      session.checkCookies();
      // Somebody else's sign-in or link came meanwhile. Nothing was sent.
      if (session.epoch() !== epoch || thirdIdOf(local) !== thirdId) return failed('offline', 'offline');
      known.set(ports, { thirdId, epoch });
    }
    return query(call, api, policy);
  };
}
