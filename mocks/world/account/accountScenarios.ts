import type { Scenario } from '../World';
import { expireAccessTokens } from './tokens';

export const accountScenarios = {
  tokenExpired: { label: '登录刚刚过期', change: expireAccessTokens },
} satisfies Record<string, Scenario>;
