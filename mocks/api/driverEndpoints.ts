import * as v from 'valibot';

import { phoneRegistered, signedInDriverWire } from '@/services/driver/account';
import { balanceInfo } from '@/services/driver/balance';
import { plateCount } from '@/services/driver/plateCount';
import { nothing } from '@/services/transport/wire';

import {
  addDriver,
  checkChallenge,
  checkSmsCode,
  driverOfPhone,
  driverOfTicket,
  readPhone,
  sendSmsCode,
} from '../world/accounts';
import { Refusal, REFUSALS } from '../world/Refusal';
import type { DriverRow } from '../world/tables';
import { issuePair } from '../world/tokens';
import { walletOf } from '../world/wallets';
import type { World } from '../world/World';
import { type Endpoint, locked, open } from './endpoint';
import { filled, optionalText, queryText, readBody } from './requests';

const PASSWORD = v.pipe(filled, v.minLength(6), v.maxLength(64));
const codeRequest = v.object({
  phone: filled,
  thirdId: optionalText,
  purpose: v.picklist(['login', 'register', 'reset', 'bind']),
  challengeId: optionalText,
  challengeCode: optionalText,
});
const registration = v.object({ phone: filled, verifyCode: filled, password: PASSWORD, thirdId: optionalText });
const binding = v.object({ phone: filled, verifyCode: filled, thirdId: optionalText });

function linkOpenid(world: World, driver: DriverRow, openid: string): void {
  if (openid === '') return;
  for (const other of world.tables.drivers) other.openids = other.openids.filter((known) => known !== openid);
  driver.openids.push(openid);
}

const signIn = (world: World, { driverId }: DriverRow) => ({ driverId, ...issuePair(world, driverId) });

export const driverEndpoints: readonly Endpoint[] = [
  open('POST', 'driver/v2/api/sendVerifyCode', nothing(), (call) => {
    const { phone, purpose, challengeId, challengeCode } = readBody(call, codeRequest);
    if (challengeId !== '') checkChallenge(call.world, challengeId, challengeCode);
    sendSmsCode(call.world, readPhone(phone), purpose);
    return null;
  }),
  open('POST', 'driver/v2/api/isPhoneRegistered', phoneRegistered, (call) => {
    const { phone } = readBody(call, v.object({ phone: filled }));
    return { registered: driverOfPhone(call.world, readPhone(phone)) === undefined ? 0 : 1 };
  }),
  open('POST', 'driver/v2/api/register', signedInDriverWire, (call) => {
    const { phone: text, verifyCode, password, thirdId } = readBody(call, registration);
    const phone = readPhone(text);
    if (driverOfPhone(call.world, phone) !== undefined)
      throw new Refusal(REFUSALS.phoneTaken, '该手机号已注册，请直接登录');
    checkSmsCode(call.world, phone, verifyCode);
    const driver = addDriver(call.world, phone, password, '');
    linkOpenid(call.world, driver, thirdId);
    return signIn(call.world, driver);
  }),
  open('PUT', 'driver/v2/api/resetPassword', nothing(), (call) => {
    const { phone: text, verifyCode, password } = readBody(call, registration);
    const phone = readPhone(text);
    const driver = driverOfPhone(call.world, phone);
    if (driver === undefined) throw new Refusal(REFUSALS.phoneUnknown, '该手机号未注册');
    checkSmsCode(call.world, phone, verifyCode);
    driver.password = password;
    driver.failedLogins = 0;
    return null;
  }),
  // Open, because whoever is sent here by 0xd12501022 has no token yet: the SMS code is the proof.
  open('POST', 'driver/v2/api/bindPhone', nothing(), (call) => {
    const { world } = call;
    const { phone: text, verifyCode, thirdId } = readBody(call, binding);
    const phone = readPhone(text);
    const holder = driverOfPhone(world, phone);
    if (call.driver !== null && holder !== undefined && holder !== call.driver) {
      throw new Refusal(REFUSALS.phoneTaken, '该手机号已绑定其他账号');
    }
    checkSmsCode(world, phone, verifyCode);
    const driver = call.driver ?? holder ?? addDriver(world, phone, '', '');
    driver.phone = phone;
    linkOpenid(world, driver, thirdId === '' ? world.sessions.unboundOpenid : thirdId);
    world.sessions.unboundOpenid = '';
    return null;
  }),
  open('GET', 'driver/v2/api/getTokenByTicket', signedInDriverWire, (call) =>
    signIn(call.world, driverOfTicket(call.world, queryText(call, 'ticket'), queryText(call, 'openid'))),
  ),
  locked('GET', 'driver/v2/api/balanceInfo', balanceInfo, ({ world, driver }) => {
    const { balance, gift } = walletOf(world, driver.driverId);
    return {
      balanceAmount: balance,
      giftAmount: gift,
      frozenAmount: 0,
      refundableAmount: balance - gift,
      supportBalance: 1,
    };
  }),
  locked('GET', 'driver/v2/api/plateCount', plateCount, ({ driver }) => ({ count: driver.plates.length })),
];
