import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import type { SmsCodePurpose } from '@/services/driver/account';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { DriverRow } from './accountTables';

const SMS_LIFE_MS = 5 * MINUTE_MS;
const SMS_PAUSE_MS = MINUTE_MS;
const PHONE = /^(?:\+86|0086)?(1[3-9]\d{9})$/;

/** The eleven digits of a phone number. Throws a refusal for anything else. */
export function readPhone(text: string): string {
  const phone = PHONE.exec(text)?.[1];
  if (phone === undefined) throw new Refusal(REFUSALS.badRequest, '请输入正确的手机号');
  return phone;
}

export const driverOfPhone = (world: World, phone: string): DriverRow | undefined =>
  world.tables.drivers.find((row) => row.phone === phone);

export const driverOfOpenid = (world: World, openid: string): DriverRow | undefined =>
  openid === '' ? undefined : world.tables.drivers.find((row) => row.openids.includes(openid));

export function addDriver(world: World, phone: string, password: string, openid: string): DriverRow {
  const driver: DriverRow = {
    driverId: world.nextId('D'),
    phone,
    password,
    nickName: `车主${phone.slice(-4)}`,
    openids: openid === '' ? [] : [openid],
    plates: [],
    failedLogins: 0,
    registeredAt: world.clock.now(),
  };
  world.tables.drivers.push(driver);
  return driver;
}

const digits = (world: World, count: number) =>
  Array.from({ length: count }, () => String(world.randomText(1).charCodeAt(0) % 10)).join('');

/** Sends a code of six digits, which the control page shows. Each number can request one per minute, whichever phone asks. */
export function sendSmsCode(world: World, phone: string, purpose: SmsCodePurpose): void {
  const now = world.clock.now();
  const last = world.tables.sms.filter((sms) => sms.phone === phone).at(-1);
  const wait = last === undefined ? 0 : last.at + SMS_PAUSE_MS - now;
  if (wait > 0) {
    throw new Refusal(REFUSALS.tooOften, `验证码发送太频繁，请${Math.ceil(wait / SECOND_MS)}秒后再试`);
  }
  world.tables.sms.push({ at: now, phone, purpose, verifyCode: digits(world, 6), isUsed: false });
}

/** A code that was sent for one purpose proves nothing for another. The last one for its purpose is good for five minutes, once. */
export function checkSmsCode(world: World, phone: string, verifyCode: string, purpose: SmsCodePurpose): void {
  if (world.settings.universalCode !== '' && verifyCode === world.settings.universalCode) return;
  const sms = world.tables.sms.filter((row) => row.phone === phone && row.purpose === purpose).at(-1);
  const isGood = sms?.verifyCode === verifyCode && !sms.isUsed && world.clock.now() - sms.at <= SMS_LIFE_MS;
  if (!isGood) throw new Refusal(REFUSALS.codeWrong, '验证码不正确或已过期');
  sms.isUsed = true;
}

/** A captcha picture of four digits. It is valid once. */
export function newChallenge(world: World): { challengeId: string; answer: string } {
  const challengeId = world.nextId('CH');
  const answer = digits(world, 4);
  world.sessions.challenges.set(challengeId, answer);
  return { challengeId, answer };
}

export function checkChallenge(world: World, challengeId: string, answer: string): void {
  const expected = world.sessions.challenges.get(challengeId);
  world.sessions.challenges.delete(challengeId);
  if (expected === undefined || expected !== answer) throw new Refusal(REFUSALS.challengeWrong, '图形验证码不正确');
}

export interface PasswordLogin {
  phone: string;
  password: string;
  challengeId: string;
  challengeCode: string;
}

/** After a wrong password the next attempt also needs a captcha. */
export function checkPassword(world: World, { phone, password, challengeId, challengeCode }: PasswordLogin): DriverRow {
  const driver = driverOfPhone(world, phone);
  if (driver !== undefined && driver.failedLogins > 0) {
    if (challengeId === '') throw new Refusal(REFUSALS.challengeNeeded, '请输入图形验证码');
    checkChallenge(world, challengeId, challengeCode);
  }
  if (driver?.password !== password || driver.password === '') {
    if (driver !== undefined) driver.failedLogins += 1;
    throw new Refusal(REFUSALS.wrongPassword, '手机号或密码不正确');
  }
  driver.failedLogins = 0;
  return driver;
}

/** An authorization code for this openid. It is valid once, as a real host's is. */
export function issueOAuthCode(world: World, openid: string): string {
  const code = `oauth-${world.randomText(16)}`;
  world.sessions.oAuthCodes.set(code, openid);
  return code;
}

/** The accounts with a phone number behind an authorization code, which is not used up by asking. */
export function accountsOfOAuthCode(world: World, code: string): DriverRow[] {
  const openid = world.sessions.oAuthCodes.get(code);
  if (openid === undefined) throw new Refusal(REFUSALS.authorizationWrong, '授权已失效，请重新登录');
  return world.tables.drivers.filter(({ openids, phone }) => openids.includes(openid) && phone !== '');
}

/** The account that was chosen by its place in the list, and the openid that the code proves. The code is used up. */
export function chosenAccount(world: World, code: string, accountNo: string): { driver: DriverRow; openid: string } {
  const driver = accountsOfOAuthCode(world, code)[Number(accountNo) - 1];
  if (driver === undefined) throw new Refusal(REFUSALS.notFound, '账号不存在');
  const openid = world.sessions.oAuthCodes.get(code) ?? '';
  world.sessions.oAuthCodes.delete(code);
  return { driver, openid };
}

/** The driver behind an authorization code, and the openid that it proves. An openid without a phone number is named with the refusal. */
export function driverOfOAuthCode(world: World, code: string): { driver: DriverRow; openid: string } {
  const accounts = accountsOfOAuthCode(world, code);
  if (accounts.length > 1) throw new Refusal(REFUSALS.accountChoice, '请选择要登录的账号');
  const openid = world.sessions.oAuthCodes.get(code) ?? '';
  world.sessions.oAuthCodes.delete(code);
  const driver = driverOfOpenid(world, openid);
  if (driver !== undefined && driver.phone !== '') return { driver, openid };
  throw new Refusal(REFUSALS.phoneMissing, '请先绑定手机号', { openid });
}

/** A ticket as a messaging app passes it in an address. It is valid once, for its openid. */
export function issueTicket(world: World, openid: string): string {
  const ticket = `ticket-${world.randomText(16)}`;
  world.sessions.tickets.set(ticket, openid);
  return ticket;
}

export function driverOfTicket(world: World, ticket: string, openid: string): DriverRow {
  const holder = world.sessions.tickets.get(ticket);
  world.sessions.tickets.delete(ticket);
  const driver = holder === openid ? driverOfOpenid(world, openid) : undefined;
  if (driver === undefined) throw new Refusal(REFUSALS.ticketWrong, '登录凭证已失效');
  return driver;
}
