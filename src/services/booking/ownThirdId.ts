import { isPlainObject } from '@/lib/isPlainObject';
import type { Ports } from '@/services/transport/ports/ports';
import { UNAUTHORIZED_CODE } from '@/services/transport/query/envelope';
import { thirdIdOf } from '@/services/transport/query/identity';
import { type ServiceQuery, serviceQuery, whoTells } from '@/services/transport/query/serviceQuery';

/**
 * Our own codes: why a call that is known by thirdId was not sent. `missing`: this device has no openid. `unbound`: it has one that belongs to no
 * account. `foreign`: it has another driver's.
 */
export const THIRD_ID = { missing: 'noThirdId', unbound: 'unboundThirdId', foreign: 'foreignThirdId' } as const;
const TEXTS: Readonly<Record<string, string>> = {
  [THIRD_ID.missing]: '请从微信、支付宝或 App 里的入口打开',
  [THIRD_ID.unbound]: '请先绑定手机号',
  [THIRD_ID.foreign]: '当前打开方式属于另一个账号，请从自己的微信或支付宝重新进入',
};

const driver = serviceQuery('driver', 'driver/v2/api/');
const auth = serviceQuery('auth', 'auth/v2/api/');

type Api = Parameters<ServiceQuery>[1];
type Whose =
  | { code: '' | typeof THIRD_ID.unbound | typeof THIRD_ID.foreign }
  | { error: Extract<Awaited<ReturnType<ServiceQuery>>, { error: object }>['error'] };

const driverIdIn = (data: unknown): string =>
  isPlainObject(data) && typeof data['driverId'] === 'string' ? data['driverId'] : '';

/** Asks the server whether an openid belongs to the signed-in driver. */
async function askWhose(thirdId: string, api: Api): Promise<Whose> {
  const { session } = api.extra as Ports;
  const holder = await driver({ path: 'getDriverIdByThirdId', query: { thirdId } }, api, {});
  if (holder.error !== undefined) return { error: holder.error };
  const holderId = driverIdIn(holder.data);
  if (holderId === '') return { code: THIRD_ID.unbound };
  if (session.belongsTo(holderId)) return { code: '' };
  // The device knows the id of the signed-in driver only if the sign-in has named it.
  const own = await auth({ path: 'driver/loginInfo' }, api, {});
  if (own.error !== undefined) return { error: own.error };
  return { code: driverIdIn(own.data) === holderId ? '' : THIRD_ID.foreign };
}

/**
 * A server may know who calls by thirdId alone. An openid stays on the device when its driver has gone, and any link may bring one. So a call is
 * sent only with an openid of which the server has said that it belongs to the signed-in driver, which is asked once per session. Otherwise the
 * call fails with `refused` and nothing is sent: a code of `THIRD_ID`, which the screen tells, or 401 for a visitor.
 */
export function onlyWithOwnThirdId(query: ServiceQuery): ServiceQuery {
  const known = new WeakMap<Ports, { thirdId: string; epoch: number }>();
  return async (call, api, policy) => {
    const ports = api.extra as Ports;
    const { local, session } = ports;
    session.checkCookies();
    const epoch = session.epoch();
    const failed = (
      kind: 'refused' | 'offline' | 'timeout' | 'http' | 'malformed',
      code: string,
      message = TEXTS[code] ?? '',
      ns = '',
    ) => {
      const told = whoTells(code, call, policy, session.epoch() === epoch);
      return {
        error: { service: 'booking', kind, code, message, ns, ...told, ...(code in TEXTS && { handled: true }) },
      } as const;
    };
    const thirdId = thirdIdOf(local);
    if (!session.hasSession()) return failed('refused', UNAUTHORIZED_CODE);
    if (thirdId === '') return failed('refused', THIRD_ID.missing);
    const isKnown = () => known.get(ports)?.thirdId === thirdId && known.get(ports)?.epoch === epoch;
    if (!isKnown()) {
      const whose = await askWhose(thirdId, api);
      if ('error' in whose) return failed(whose.error.kind, whose.error.code, whose.error.message, whose.error.ns);
      if (whose.code !== '') return failed('refused', whose.code);
      session.checkCookies();
      // Somebody else's sign-in or link came meanwhile. Nothing was sent.
      if (session.epoch() !== epoch || thirdIdOf(local) !== thirdId) return failed('offline', 'offline');
      known.set(ports, { thirdId, epoch });
      if (session.provedOpenid() === '') session.proveOpenid(thirdId, 'lookup');
    }
    return query(call, api, policy);
  };
}
