import { DRIVERS, SEEDED_OAUTH_CODES } from '../../../mocks/world/core/seeded';
import type { GoodCalls } from '../serviceCalls';

const { lin } = DRIVERS;

export const goodCalls: GoodCalls = {
  auth: {
    login: ({ secret }) => secret({ phone: lin.phone, password: lin.password }),
    loginByVerifyCode: ({ secret }) => secret({ phone: lin.phone, verifyCode: '123456' }),
    listThirdAccounts: ({ secret }) => secret({ code: SEEDED_OAUTH_CODES.known }),
    chooseThirdAccount: ({ secret }) => ({ ...secret({ code: SEEDED_OAUTH_CODES.known }), accountNo: '1' }),
    oAuthLogin: ({ secret }) => ({ ...secret({ code: SEEDED_OAUTH_CODES.known }), clientType: 2 }),
    proveOpenid: ({ secret }) => ({ ...secret({ code: SEEDED_OAUTH_CODES.known }), clientType: 2 }),
    getChallenge: () => undefined,
    checkAccount: ({ secret }) => secret({ phone: lin.phone }),
    getOAuthAddress: () => ({ redirectUri: 'http://localhost/loginloading', state: 'state' }),
    logout: () => undefined,
    getLoginInfo: () => undefined,
    renewTokens: ({ secret, ports }) => secret({ refreshToken: ports.cookies.get('refreshToken') ?? '' }),
  },
};
