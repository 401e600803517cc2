import * as v from 'valibot';

import { oAuthAddress, renewedWire } from '@/services/auth/session';
import { account, challenge, loginInfo, signedInWire } from '@/services/auth/signIn';
import { nothing } from '@/services/transport/wire';

import { digitsPng } from '../pictures/digits';
import {
  checkPassword,
  checkSmsCode,
  driverOfOAuthCode,
  driverOfPhone,
  newChallenge,
  readPhone,
} from '../world/accounts';
import { Refusal, REFUSALS } from '../world/Refusal';
import type { DriverRow } from '../world/tables';
import { endSession, issuePair, renewPair } from '../world/tokens';
import type { World } from '../world/World';
import { type Endpoint, locked, open } from './endpoint';
import { filled, optionalText, queryText, readBody } from './requests';

const signIn = (world: World, { driverId }: DriverRow) => ({ driverId, ...issuePair(world, driverId) });

const passwordLogin = v.object({
  phone: filled,
  password: filled,
  challengeId: optionalText,
  challengeCode: optionalText,
});
const codeLogin = v.object({ phone: filled, verifyCode: filled });

export const authEndpoints: readonly Endpoint[] = [
  open('POST', 'auth/v2/api/driver/login', signedInWire, (call) => {
    const { phone, ...rest } = readBody(call, passwordLogin);
    return signIn(call.world, checkPassword(call.world, { phone: readPhone(phone), ...rest }));
  }),
  open('POST', 'auth/v2/api/driver/loginByVerifyCode', signedInWire, (call) => {
    const { phone: text, verifyCode } = readBody(call, codeLogin);
    const phone = readPhone(text);
    const driver = driverOfPhone(call.world, phone);
    if (driver === undefined) throw new Refusal(REFUSALS.phoneUnknown, '该手机号未注册，请先注册');
    checkSmsCode(call.world, phone, verifyCode);
    return signIn(call.world, driver);
  }),
  open('POST', 'auth/v2/api/driver/oAuthLogin', signedInWire, (call) => {
    const { code } = readBody(call, v.object({ code: filled }));
    return signIn(call.world, driverOfOAuthCode(call.world, code));
  }),
  open('POST', 'auth/v2/api/getChallengeCode', challenge, ({ world }) => {
    const { challengeId, answer } = newChallenge(world);
    return { challengeId, image: digitsPng(answer) };
  }),
  open('POST', 'auth/v2/api/checkAccount', account, (call) => {
    const { phone } = readBody(call, v.object({ phone: filled }));
    const driver = driverOfPhone(call.world, readPhone(phone));
    return { exists: driver === undefined ? 0 : 1, needChallenge: (driver?.failedLogins ?? 0) > 0 ? 1 : 0 };
  }),
  open('GET', 'auth/v2/api/wechat/oAuthUrl', oAuthAddress, (call) => {
    const redirectUri = queryText(call, 'redirectUri');
    const query = new URLSearchParams({ redirect: redirectUri, state: queryText(call, 'state') });
    return { url: `/__mocks/oauth?${query.toString()}` };
  }),
  open('GET', 'auth/v2/api/driver/logout', nothing(), ({ world, token }) => {
    endSession(world, token);
    return null;
  }),
  locked('GET', 'auth/v2/api/driver/loginInfo', loginInfo, ({ driver }) => ({
    driverId: driver.driverId,
    nickName: driver.nickName,
    phone: driver.phone,
    avatarUrl: '',
  })),
  open('POST', 'auth/v2/api/refreshToken', renewedWire, (call) => {
    const { refreshToken } = readBody(call, v.object({ refreshToken: filled }));
    return renewPair(call.world, refreshToken);
  }),
];
