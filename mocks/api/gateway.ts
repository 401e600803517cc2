import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import { isPlainObject } from '@/lib/isPlainObject';
import { getPathAuthModel } from '@/services/base/baseQuery/authModel';

import { complain } from '../complain';
import { driverOfOpenid } from '../world/account/accounts';
import type { DriverRow } from '../world/account/accountTables';
import { driverOfToken } from '../world/account/tokens';
import { advanceTime } from '../world/advanceTime';
import type { Fault } from '../world/core/faults';
import { Refusal, REFUSALS } from '../world/core/Refusal';
import type { World } from '../world/World';
import { type Call, callKeyOf, type Endpoint } from './endpoint';
import { publishedCalls, publishedPart } from './published/publishedAnswers';
import { readAsked } from './requests';

/** Marks a response that must not arrive. The transport breaks the connection instead. */
export const CUT_HEADER = 'x-mock-cut';

/** A response of this world does not match the service's schema. This is an error of the mock, not of the app. */
class BrokenPromise extends Error {}

const envelope = (c: Context, code: string, msg: string, data: unknown = null) => c.json({ code, msg, data });

/** A session's token pair without the driver whom it belongs to, as the published contract has it. */
function withoutSignedIn(data: unknown): unknown {
  if (!isPlainObject(data) || !('refreshToken' in data)) return data;
  const { driverId: _, ...pair } = data;
  return pair;
}

/**
 * Sends `data` as a success, after checking it against the service's strict schema. A gateway that knows the published contract alone sends the
 * published part of it.
 */
function reply(c: Context, world: World, endpoint: Endpoint, data: unknown): Response {
  const checked = v.safeParse(endpoint.answer.strict, data);
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new BrokenPromise(`${c.req.method} ${c.req.path}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  }
  const { publishedOnly, namesDriver } = world.settings;
  const told = namesDriver ? data : withoutSignedIn(data);
  const sent = publishedOnly ? publishedPart(callKeyOf(endpoint), told)?.data : told;
  return envelope(c, '200', '', sent);
}

/** The fields of CustomPayload (Rule 3.1). */
export const customPayload = v.object({
  ns: v.pipe(v.string(), v.length(32)),
  ts: v.number(),
  driverDealerId: v.string(),
  openid: v.string(),
  buyid: v.string(),
  authModel: v.optional(v.literal(1)),
});

interface Caller {
  clientType: number;
  ns: string;
  openid: string;
}

/** ClientType and CustomPayload as the contract requires them, or null. */
function readCaller(c: Context, path: string): Caller | null {
  const clientType = Number(c.req.header('ClientType'));
  if (![1, 2, 3].includes(clientType)) return null;
  try {
    const text = Buffer.from(c.req.header('CustomPayload') ?? '', 'base64').toString('utf8');
    const parsed = v.safeParse(customPayload, JSON.parse(text));
    if (!parsed.success || parsed.output.authModel !== getPathAuthModel(path)) return null;
    return { clientType, ns: parsed.output.ns, openid: parsed.output.openid };
  } catch {
    return null;
  }
}

const unknownCall = (c: Context) => c.json({ code: '404', msg: '接口不存在', data: null }, 404);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The response of a fault that strikes before the server acts; null for faults that let it act. */
function strike(c: Context, fault: Fault): Response | Promise<Response> | null {
  switch (fault.kind) {
    case 'code':
      return envelope(c, fault.code, fault.msg ?? '模拟故障');
    case 'http401':
      return c.json({ code: '401', msg: '登录已过期', data: null }, 401);
    case 'http404':
      return unknownCall(c);
    case 'http500':
      return c.text('Bad Gateway', 502);
    case 'html':
      return c.html('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>');
    case 'empty':
      return c.body('');
    case 'malformed':
      return c.body('{"code":"200","msg":"","data":{"res', 200, { 'Content-Type': 'application/json' });
    case 'nulldata':
      return envelope(c, '200', '');
    case 'never':
      return new Promise<Response>(() => undefined);
    case 'cutBefore':
      return c.body('', 503, { [CUT_HEADER]: '1' });
    case 'cutAfter':
    case 'slow':
      return null;
  }
}

async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(REFUSALS.badRequest, '请求内容不是JSON');
  }
}

/** A booking service that trusts thirdId alone takes a call for the driver whose thirdId it carries. */
function driverOfThirdId(world: World, { path }: Endpoint, body: unknown): DriverRow | undefined {
  if (!world.settings.trustsThirdIdAlone || !path.startsWith('api/v1/') || !isPlainObject(body)) return undefined;
  return typeof body['thirdId'] === 'string' ? driverOfOpenid(world, body['thirdId']) : undefined;
}

async function answer(c: Context, world: World, endpoint: Endpoint, caller: Caller | null): Promise<Response> {
  if (caller === null) return envelope(c, REFUSALS.badHeaders, '请求头不正确');
  const token = c.req.header('Authorization');
  const body = await readBody(c);
  const driver = driverOfThirdId(world, endpoint, body) ?? driverOfToken(world, token);
  // If the token has expired, an open call about the driver's own data (authModel 1) must not be answered as if it came from a visitor.
  const asksForHimself = token !== undefined && getPathAuthModel(endpoint.path) === 1;
  if (driver === null && (endpoint.access === 'driver' || asksForHimself)) {
    return envelope(c, REFUSALS.unauthorized, '登录已过期，请重新登录');
  }
  advanceTime(world);
  const { clientType, openid } = caller;
  const call: Call = {
    world,
    params: c.req.param(),
    query: new URL(c.req.url).searchParams,
    body,
    driver,
    token,
    openid,
    clientType,
  };
  return reply(c, world, endpoint, endpoint.handle({ ...call, asked: readAsked(call, endpoint) }));
}

const hasHungUp = (error: Error & { code?: string }): boolean => error.code === 'ECONNRESET';

/** The error code that a client would read, for the log. */
async function codeOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : String(response.status);
  } catch {
    return String(response.status);
  }
}

function serve(app: Hono, world: World, endpoint: Endpoint): void {
  const call = callKeyOf(endpoint);
  app.on(endpoint.method, `/${endpoint.path.replace('{id}', ':id')}`, async (c) => {
    const startedAt = performance.now();
    const caller = readCaller(c, endpoint.path);
    const driverId = driverOfToken(world, c.req.header('Authorization'))?.driverId ?? '';
    const fault = world.faults.take(call);
    const log = (code: string) => {
      const path = c.req.path.slice(c.req.path.indexOf('api/') + 4);
      const ms = Math.round(performance.now() - startedAt);
      world.log.add({
        at: world.clock.now(),
        method: endpoint.method,
        path,
        call,
        driverId,
        ns: caller?.ns ?? '',
        code,
        ms,
      });
    };
    if (fault?.kind === 'never') log('never');
    const isUnknown = world.settings.publishedOnly && !publishedCalls.includes(call);
    const struck = isUnknown ? unknownCall(c) : fault === null ? null : await strike(c, fault);
    if (struck !== null) {
      log(isUnknown ? '404' : fault?.kind === 'code' ? fault.code : (fault?.kind ?? ''));
      return struck;
    }
    if (fault?.kind === 'slow') await wait(fault.ms);
    let response: Response;
    try {
      response = await answer(c, world, endpoint, caller);
    } catch (error) {
      if (error instanceof Refusal) {
        response = envelope(c, error.code, error.message, error.data);
      } else {
        log('500');
        throw error;
      }
    }
    log(fault?.kind === 'cutAfter' ? 'cutAfter' : await codeOf(response));
    return fault?.kind === 'cutAfter' ? c.body('', 503, { [CUT_HEADER]: '1' }) : response;
  });
}

/** The gateway: every endpoint under ./api/. An endpoint that does not exist yet answers 404. */
export function createGateway(world: World, endpoints: readonly Endpoint[]): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    c.header('Date', new Date(world.clock.now()).toUTCString());
    c.header('Cache-Control', 'no-store');
  });
  for (const endpoint of endpoints) serve(app, world, endpoint);
  app.all('*', unknownCall);
  app.onError((error, c) => {
    // A client that disconnects while it is still sending receives no response. This is no error of the world.
    if (!hasHungUp(error)) complain('The mock world is wrong', error);
    return c.json({ code: '500', msg: error.message, data: null }, 500);
  });
  return app;
}
