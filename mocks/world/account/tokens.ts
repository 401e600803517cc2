import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { DriverRow } from './accountTables';

const ACCESS_LIFE_MS = 2 * HOUR_MS;
const REFRESH_LIFE_MS = 30 * DAY_MS;

export interface IssuedPair {
  token: string;
  refreshToken: string;
}

function issue(world: World, driverId: string, familyId: string): IssuedPair {
  const now = world.clock.now();
  const token = `at-${world.randomText(32)}`;
  const refreshToken = `rt-${world.randomText(32)}`;
  world.sessions.access.set(token, { driverId, familyId, expiresAt: now + ACCESS_LIFE_MS });
  world.sessions.refresh.set(refreshToken, { driverId, familyId, isUsed: false, expiresAt: now + REFRESH_LIFE_MS });
  return { token, refreshToken };
}

/** Issues a new pair of tokens, as after signing in. */
export const issuePair = (world: World, driverId: string): IssuedPair =>
  issue(world, driverId, `F${world.randomText(8)}`);

/** Signs a driver in without credentials, for tests and the control page. */
export function signInAs(world: World, phone: string): IssuedPair & { driverId: string } {
  const driver = world.tables.drivers.find((row) => row.phone === phone);
  if (driver === undefined) throw new Refusal(REFUSALS.phoneUnknown, '该手机号未注册');
  return { ...issuePair(world, driver.driverId), driverId: driver.driverId };
}

/** Expires every access token. The refresh tokens stay valid. */
export function expireAccessTokens(world: World): void {
  for (const row of world.sessions.access.values()) row.expiresAt = world.clock.now() - 1;
}

/** The driver of an access token that is valid now. */
export function driverOfToken(world: World, token: string | undefined): DriverRow | null {
  const row = token === undefined ? undefined : world.sessions.access.get(token);
  if (row === undefined || row.expiresAt <= world.clock.now()) return null;
  return world.tables.drivers.find((driver) => driver.driverId === row.driverId) ?? null;
}

function endFamily(world: World, familyId: string): void {
  for (const [token, row] of world.sessions.access) if (row.familyId === familyId) world.sessions.access.delete(token);
  for (const row of world.sessions.refresh.values())
    if (row.familyId === familyId) Object.assign(row, { isUsed: true, usedAt: undefined });
}

/**
 * How long a server must take a used refresh token again: a tab may be closed or frozen between sending it and storing the answer. The others wait
 * 10 s for it and may need the time limit of a call themselves, 10 s; the rest is a slow line.
 */
export const REFRESH_GRACE_SECONDS = 30;

/** A refresh token is valid once. With `hasRefreshGrace` it may be used again shortly after. Any other second use is refused. Only with `revokesFamilies` does it also end the whole session. */
export function renewPair(world: World, refreshToken: string): IssuedPair {
  const row = world.sessions.refresh.get(refreshToken);
  const isInGrace =
    world.settings.hasRefreshGrace &&
    row?.usedAt !== undefined &&
    world.clock.now() - row.usedAt <= REFRESH_GRACE_SECONDS * 1_000;
  if (row?.isUsed === true && !isInGrace && world.settings.revokesFamilies) endFamily(world, row.familyId);
  if (row === undefined || (row.isUsed && !isInGrace) || row.expiresAt <= world.clock.now()) {
    throw new Refusal(REFUSALS.unauthorized, '登录已过期，请重新登录');
  }
  row.isUsed = true;
  row.usedAt ??= world.clock.now();
  return issue(world, row.driverId, row.familyId);
}

/** Ends every session of a driver except the one that `token` belongs to. */
export function endSessionsOf(world: World, driverId: string, token?: string): void {
  const kept = token === undefined ? undefined : world.sessions.access.get(token)?.familyId;
  const families = [...world.sessions.access.values(), ...world.sessions.refresh.values()]
    .filter((row) => row.driverId === driverId && row.familyId !== kept)
    .map(({ familyId }) => familyId);
  for (const familyId of new Set(families)) endFamily(world, familyId);
}

export function endSession(world: World, token: string | undefined): void {
  const row = token === undefined ? undefined : world.sessions.access.get(token);
  if (row !== undefined) endFamily(world, row.familyId);
}
