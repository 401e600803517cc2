import type { Scenario } from '../World';
import { expireAccessTokens } from './tokens';

export const accountScenarios = {
  tokenExpired: { label: '登录刚刚过期', change: expireAccessTokens },
  refreshGrace: {
    label: '续期凭证用过后30秒内仍可用',
    change: ({ settings }) => {
      settings.hasRefreshGrace = true;
    },
  },
} satisfies Record<string, Scenario>;
