import * as v from 'valibot';

import { signInAccountOptionsSchema } from '@/services/auth/accountChoice';
import { oAuthAddressSchema, renewedTokensWireSchema } from '@/services/auth/session';
import {
  accountCheckSchema,
  captchaChallengeSchema,
  driverProfileSchema,
  hostSignInResponseWireSchema,
  signInResponseWireSchema,
} from '@/services/auth/signIn';
import * as wire from '@/services/schema/wire';

import { digitsPng } from '../../pictures/digits';
import {
  accountsOfOAuthCode,
  checkPassword,
  checkSmsCode,
  chosenAccount,
  driverOfOAuthCode,
  driverOfPhone,
  newChallenge,
  readPhone,
} from '../../world/account/accounts';
import type { DriverRow } from '../../world/account/accountTables';
import { endSession, issuePair, renewPair } from '../../world/account/tokens';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import type { World } from '../../world/World';
import { type Endpoint, needsSession, open } from '../endpoint';
import { maskName } from '../maskName';
import { address, filled, optionalText } from '../requests';

const signIn = (world: World, { driverId }: DriverRow) => ({ driverId, ...issuePair(world, driverId) });

const signInByHost = (world: World, { driver, openid }: { driver: DriverRow; openid: string }) => ({
  ...signIn(world, driver),
  openid,
});

const passwordLogin = v.object({
  phone: filled,
  password: filled,
  challengeId: optionalText,
  challengeCode: optionalText,
});
const codeLogin = v.object({ phone: filled, verifyCode: filled });

export const authEndpoints: readonly Endpoint[] = [
  open('POST', 'auth/v2/api/driver/login', signInResponseWireSchema, passwordLogin, (call) => {
    const { phone, ...rest } = call.asked;
    return signIn(call.world, checkPassword(call.world, { phone: readPhone(phone), ...rest }));
  }),
  open('POST', 'auth/v2/api/driver/loginByVerifyCode', signInResponseWireSchema, codeLogin, (call) => {
    const { phone: text, verifyCode } = call.asked;
    const phone = readPhone(text);
    const driver = driverOfPhone(call.world, phone);
    if (driver === undefined) throw new Refusal(REFUSALS.phoneUnknown, '该手机号未注册，请先注册');
    checkSmsCode(call.world, phone, verifyCode, 'login');
    return signIn(call.world, driver);
  }),
  open(
    'POST',
    'auth/v2/api/driver/oAuthLogin',
    hostSignInResponseWireSchema,
    v.object({ code: filled, clientType: v.optional(v.picklist([1, 2, 3])) }),
    ({ world, asked }) => signInByHost(world, driverOfOAuthCode(world, asked.code)),
  ),
  open(
    'POST',
    'auth/v2/api/driver/oAuthAccounts',
    signInAccountOptionsSchema,
    v.object({ code: filled }),
    ({ world, asked }) => {
      const results = accountsOfOAuthCode(world, asked.code).map(({ nickName, phone, plates }, index) => ({
        accountNo: String(index + 1),
        nickName: maskName(nickName),
        phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
        plateNum: plates.length,
      }));
      return { results, total: results.length };
    },
  ),
  open(
    'POST',
    'auth/v2/api/driver/oAuthChoice',
    hostSignInResponseWireSchema,
    v.object({ code: filled, accountNo: filled }),
    ({ world, asked }) => signInByHost(world, chosenAccount(world, asked.code, asked.accountNo)),
  ),
  open('POST', 'auth/v2/api/getChallengeCode', captchaChallengeSchema, ({ world }) => {
    const { challengeId, answer } = newChallenge(world);
    return { challengeId, image: digitsPng(answer) };
  }),
  open('POST', 'auth/v2/api/checkAccount', accountCheckSchema, v.object({ phone: filled }), (call) => {
    const { phone } = call.asked;
    const driver = driverOfPhone(call.world, readPhone(phone));
    return { exists: driver === undefined ? 0 : 1, needChallenge: (driver?.failedLogins ?? 0) > 0 ? 1 : 0 };
  }),
  open(
    'GET',
    'auth/v2/api/wechat/oAuthUrl',
    oAuthAddressSchema,
    v.object({ redirectUri: address, state: filled }),
    ({ asked }) => {
      const query = new URLSearchParams({ redirect: asked.redirectUri, state: asked.state });
      return { url: `/__mocks/oauth?${query.toString()}` };
    },
  ),
  open('GET', 'auth/v2/api/driver/logout', wire.ignoredData(), ({ world, token }) => {
    endSession(world, token);
    return null;
  }),
  needsSession('GET', 'auth/v2/api/driver/loginInfo', driverProfileSchema, ({ world, driver }) => {
    const identity = world.tables.booking.identities.find((row) => row.driverId === driver.driverId);
    return {
      driverId: driver.driverId,
      nickName: driver.nickName,
      userName: identity?.name ?? '',
      phone: driver.phone,
      avatarUrl: identity?.avatarUrl ?? '',
    };
  }),
  open('POST', 'auth/v2/api/refreshToken', renewedTokensWireSchema, v.object({ refreshToken: filled }), (call) => {
    const { refreshToken } = call.asked;
    return renewPair(call.world, refreshToken);
  }),
];
