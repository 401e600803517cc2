import { DRIVERS } from '../core/seeded';
import type { Scenario } from '../World';
import { expireAccessTokens } from './tokens';

export const accountScenarios = {
  tokenExpired: { label: '登录刚刚过期', change: expireAccessTokens },
  severalAccounts: {
    label: '一个微信有两个账号',
    change: ({ tables }) => {
      tables.drivers.find(({ driverId }) => driverId === DRIVERS.huang.driverId)?.openids.push(DRIVERS.lin.openid);
    },
  },
  namelessSignIn: {
    label: '登录的回答不带 driverId',
    change: ({ settings }) => {
      settings.namesDriver = false;
    },
  },
  refreshGrace: {
    label: '续期凭证用过后30秒内仍可用',
    change: ({ settings }) => {
      settings.hasRefreshGrace = true;
    },
  },
} satisfies Record<string, Scenario>;
