import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import * as v from 'valibot';

import { CALL_KEYS } from '../api/endpoints';
import { samePath } from '../api/samePath';
import { complain } from '../complain';
import { pretendHostKind, pretendHostScript } from '../hosts/script';
import { pictureSvg } from '../pictures/illustrations';
import { issueOAuthCode, issueTicket } from '../world/account/accounts';
import { signInAs } from '../world/account/tokens';
import type { Fault } from '../world/core/faults';
import { Refusal } from '../world/core/Refusal';
import { CENTRE, DRIVERS } from '../world/core/seeded';
import type { ControlledWorld } from '../world/createWorld';
import { cancelAtCashier, payAtCashier, payClosedLate, paymentOf } from '../world/money/payments';
import { settleDuePayments } from '../world/money/settlement';
import { leaveLot } from '../world/parking/stays';
import { isScenarioName, SCENARIOS } from '../world/scenarios';
import { createBookingControl } from './bookingControl';
import { createChargingControl } from './chargingControl';
import { controlPage } from './controlPage';
import { cashierPage, oAuthPage } from './hostPages';
import { BadControl, readControl } from './readControl';
import { stateOf } from './stateOf';

const fault = v.variant('kind', [
  v.object({ kind: v.literal('code'), code: v.string(), msg: v.optional(v.string()), times: v.optional(v.number()) }),
  v.object({ kind: v.literal('slow'), ms: v.number(), times: v.optional(v.number()) }),
  v.object({
    kind: v.picklist([
      'http401',
      'http404',
      'http500',
      'html',
      'empty',
      'malformed',
      'nulldata',
      'never',
      'cutBefore',
      'cutAfter',
    ]),
    times: v.optional(v.number()),
  }),
]);
const setting = v.partial(
  v.object({
    settleAfterMs: v.nullable(v.number()),
    closedOrdersTakeMoney: v.boolean(),
    otherCashier: v.picklist(['none', 'page', 'unreadable']),
    refundAfterMs: v.pipe(v.number(), v.minValue(0)),
    holdMs: v.nullable(v.pipe(v.number(), v.minValue(0))),
    failingLots: v.array(v.string()),
    failingFeePlates: v.array(v.string()),
    listsFees: v.boolean(),
    revokesFamilies: v.boolean(),
    publishedOnly: v.boolean(),
    universalCode: v.string(),
    hasServiceContacts: v.boolean(),
    answersFeedback: v.boolean(),
    readsCardPhotos: v.boolean(),
    opsRecordingDrivers: v.array(v.string()),
    takesRecordings: v.boolean(),
    mapFlag: v.picklist([1, 2, 3]),
  }),
);

/** A browser keeps a pair of tokens for a year (Rule 4.1). */
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * `/__mocks`: a page for people, and the same functions as JSON for tests. It simulates outside events and the programs outside the app: cashiers,
 * authorization pages, pictures.
 */
export function createControl(world: ControlledWorld, basePath: string): Hono {
  const app = new Hono();
  const done = (c: Context) => c.json(stateOf(world));

  app.get('/', (c) => c.html(controlPage(world, CALL_KEYS, basePath)));
  app.get('/state', (c) => done(c));
  app.get('/log', (c) => c.json(world.log.list()));
  app.get('/sms', (c) => c.json(world.tables.sms));
  app.post('/reset', async (c) => {
    const { name } = await readControl(c, v.object({ name: v.optional(v.string(), 'default') }));
    if (!isScenarioName(name)) throw new BadControl(`name: one of ${Object.keys(SCENARIOS).join(', ')}`);
    world.reset(name);
    return done(c);
  });
  app.post('/scenario', async (c) => {
    const { name } = await readControl(c, v.object({ name: v.string() }));
    if (!isScenarioName(name)) throw new BadControl(`name: one of ${Object.keys(SCENARIOS).join(', ')}`);
    world.useScenario(name);
    return done(c);
  });
  app.post('/clock', async (c) => {
    const { advanceMs } = await readControl(c, v.object({ advanceMs: v.pipe(v.number(), v.finite(), v.minValue(0)) }));
    world.clock.advance(advanceMs);
    return done(c);
  });
  app.post('/faults', async (c) => {
    const asked = await readControl(c, v.object({ call: v.optional(v.string()), fault: v.nullable(fault) }));
    const { call } = asked;
    if (call !== undefined && call !== '*' && !CALL_KEYS.includes(call))
      throw new BadControl(`call: no such call: ${call}`);
    if (asked.fault === null) {
      world.faults.clear(call);
    } else {
      const { times, ...rest } = asked.fault;
      world.faults.set(call ?? '*', { ...(rest as Fault), ...(times === undefined ? {} : { times }) });
    }
    return done(c);
  });
  app.post('/settings', async (c) => {
    const asked = await readControl(c, setting);
    Object.assign(world.settings, asked);
    return done(c);
  });
  app.route(
    '/',
    createChargingControl(world, () => Response.json(stateOf(world))),
  );
  app.route(
    '/',
    createBookingControl(world, () => Response.json(stateOf(world))),
  );
  app.post('/leave', async (c) => {
    const { uniqueId } = await readControl(c, v.object({ uniqueId: v.string() }));
    leaveLot(world, uniqueId);
    return done(c);
  });

  app.post('/signIn', async (c) => {
    const { phone } = await readControl(c, v.object({ phone: v.optional(v.string(), DRIVERS.lin.phone) }));
    const signedIn = signInAs(world, phone);
    for (const name of ['token', 'refreshToken'] as const) {
      setCookie(c, name, signedIn[name], { path: basePath, maxAge: YEAR_S, sameSite: 'Lax' });
    }
    return c.json(signedIn);
  });
  app.post('/ticket', async (c) => {
    const { openid } = await readControl(c, v.object({ openid: v.optional(v.string(), DRIVERS.lin.openid) }));
    return c.json({ ticket: issueTicket(world, openid), openid });
  });
  app.post('/oauth/code', async (c) => {
    const { openid } = await readControl(c, v.object({ openid: v.optional(v.string(), DRIVERS.lin.openid) }));
    return c.json({ code: issueOAuthCode(world, openid), openid });
  });
  app.get('/oauth', (c) => c.html(oAuthPage(world, c.req.query('redirect') ?? '', c.req.query('state') ?? '')));

  app.get('/cashier', (c) => {
    settleDuePayments(world);
    const payment = paymentOf(world, c.req.query('payId') ?? '');
    return c.html(
      cashierPage(payment, world.settings.closedOrdersTakeMoney, samePath(c.req.query('return') ?? payment.returnPath)),
    );
  });
  app.get('/cashier/order', (c) => {
    settleDuePayments(world);
    const { payId, parts, cents, state } = paymentOf(world, c.req.query('payId') ?? '');
    const [first] = parts;
    const subject = parts.length > 1 ? `停车补缴 ${parts.length}笔` : (first?.title ?? '');
    return c.json({ payId, amountCents: cents, subject, payState: state });
  });
  const cashierCall = v.object({
    payId: v.pipe(v.string(), v.minLength(1)),
    settleAfterMs: v.optional(v.nullable(v.number())),
  });
  app.post('/cashier/pay', async (c) => {
    const { payId, settleAfterMs } = await readControl(c, cashierCall);
    const { state, cents } = payAtCashier(
      world,
      payId,
      settleAfterMs === undefined ? world.settings.settleAfterMs : settleAfterMs,
    );
    return c.json({ payId, payState: state, amountCents: cents });
  });
  app.post('/cashier/payClosed', async (c) => {
    const { payId, settleAfterMs } = await readControl(c, cashierCall);
    payClosedLate(world, payId, settleAfterMs);
    return done(c);
  });
  app.post('/cashier/cancel', async (c) => {
    const { payId } = await readControl(c, cashierCall);
    const { state, cents } = cancelAtCashier(world, payId);
    return c.json({ payId, payState: state, amountCents: cents });
  });

  app.get('/pictures/:file', (c) => {
    const picture = pictureSvg(c.req.param('file').replace(/\.svg$/, ''));
    if (picture === null) return c.notFound();
    return c.body(picture, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' });
  });
  app.get('/uploads/:file', (c) => {
    const upload = world.tables.uploads.find(({ file }) => file === c.req.param('file'));
    if (upload === undefined) return c.notFound();
    return c.body(new Uint8Array(upload.bytes), 200, {
      'Content-Type': upload.mime,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });
  app.get('/recordings', (c) => c.json(world.tables.recordings.map(({ recording: _recording, ...row }) => row)));
  app.get('/recordings/:id', (c) => {
    const row = world.tables.recordings.find(({ recordingId }) => recordingId === c.req.param('id'));
    if (row === undefined) return c.notFound();
    return c.body(row.recording, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  app.get('/host/:file', (c) => {
    const kind = pretendHostKind(c.req.param('file').replace(/\.js$/, ''));
    if (kind === null) return c.notFound();
    const script = pretendHostScript(kind, { place: { lng: CENTRE.longitude, lat: CENTRE.latitude } });
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
  });

  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ code: error.code, msg: error.message }, 409);
    if (error instanceof BadControl) return c.json({ code: 'bad', msg: error.message }, 400);
    complain('The control page failed', error);
    return c.json({ code: 'failed', msg: error.message }, 500);
  });
  return app;
}
