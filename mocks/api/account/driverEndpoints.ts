import * as v from 'valibot';

import { phoneRegisteredSchema, signedInDriverWithTokensSchema, SMS_CODE_PURPOSES } from '@/services/driver/account';
import { balanceInfoSchema } from '@/services/driver/balance';
import { boundPlateCountSchema } from '@/services/driver/plateCount';
import * as wire from '@/services/schema/wire';

import {
  addDriver,
  checkChallenge,
  checkSmsCode,
  driverOfPhone,
  driverOfTicket,
  readPhone,
  sendSmsCode,
} from '../../world/account/accounts';
import type { DriverRow } from '../../world/account/accountTables';
import { issuePair } from '../../world/account/tokens';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import type { World } from '../../world/World';
import { type Endpoint, needsSession, open } from '../endpoint';
import { filled, optionalText } from '../requests';
import { balanceAnswer } from '../wallet/walletAnswers';

const PASSWORD = v.pipe(filled, v.minLength(6), v.maxLength(64));
const codeRequest = v.object({
  phone: filled,
  thirdId: optionalText,
  purpose: v.picklist(SMS_CODE_PURPOSES),
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
  open('POST', 'driver/v2/api/sendVerifyCode', wire.ignoredData(), codeRequest, (call) => {
    const { phone, purpose, challengeId, challengeCode } = call.asked;
    if (challengeId !== '') checkChallenge(call.world, challengeId, challengeCode);
    sendSmsCode(call.world, readPhone(phone), purpose);
    return null;
  }),
  open('POST', 'driver/v2/api/isPhoneRegistered', phoneRegisteredSchema, v.object({ phone: filled }), (call) => {
    const { phone } = call.asked;
    return { registered: driverOfPhone(call.world, readPhone(phone)) === undefined ? 0 : 1 };
  }),
  open('POST', 'driver/v2/api/register', signedInDriverWithTokensSchema, registration, (call) => {
    const { phone: text, verifyCode, password, thirdId } = call.asked;
    const phone = readPhone(text);
    if (driverOfPhone(call.world, phone) !== undefined)
      throw new Refusal(REFUSALS.phoneTaken, '该手机号已注册，请直接登录');
    checkSmsCode(call.world, phone, verifyCode, 'register');
    const driver = addDriver(call.world, phone, password, '');
    linkOpenid(call.world, driver, thirdId);
    return signIn(call.world, driver);
  }),
  open('PUT', 'driver/v2/api/resetPassword', wire.ignoredData(), registration, (call) => {
    const { phone: text, verifyCode, password } = call.asked;
    const phone = readPhone(text);
    const driver = driverOfPhone(call.world, phone);
    if (driver === undefined) throw new Refusal(REFUSALS.phoneUnknown, '该手机号未注册');
    checkSmsCode(call.world, phone, verifyCode, 'reset');
    driver.password = password;
    driver.failedLogins = 0;
    return null;
  }),
  // Open, because a driver who is sent here by 0xd12501022 has no token yet. The SMS code proves the phone, and only that.
  open('POST', 'driver/v2/api/bindPhone', wire.ignoredData(), binding, (call) => {
    const { world } = call;
    const { phone: text, verifyCode, thirdId } = call.asked;
    const phone = readPhone(text);
    const holder = driverOfPhone(world, phone);
    if (call.driver === null) {
      if (thirdId === '') throw new Refusal(REFUSALS.loginFirst, '请先登录');
      // A code alone does not join an openid to an account: its owner signs in first.
      if (holder !== undefined) throw new Refusal(REFUSALS.phoneTaken, '该手机号已注册，请直接登录');
    } else if (holder !== undefined && holder !== call.driver) {
      throw new Refusal(REFUSALS.phoneTaken, '该手机号已绑定其他账号');
    }
    checkSmsCode(world, phone, verifyCode, 'bind');
    const driver = call.driver ?? addDriver(world, phone, '', '');
    driver.phone = phone;
    linkOpenid(world, driver, thirdId);
    return null;
  }),
  open(
    'GET',
    'driver/v2/api/getTokenByTicket',
    signedInDriverWithTokensSchema,
    v.object({ ticket: filled, openid: filled }),
    ({ world, asked }) => signIn(world, driverOfTicket(world, asked.ticket, asked.openid)),
  ),
  needsSession('GET', 'driver/v2/api/balanceInfo', balanceInfoSchema, ({ world, driver: { driverId } }) =>
    balanceAnswer(world, driverId),
  ),
  needsSession('GET', 'driver/v2/api/plateCount', boundPlateCountSchema, ({ driver }) => ({
    count: driver.plates.length,
  })),
];
