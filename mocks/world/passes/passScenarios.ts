import type { Scenario } from '../World';
import { seedPassStates } from './passSeed';

export const passScenarios = {
  passStates: { label: '月卡：每种状态一张', change: seedPassStates },
} satisfies Record<string, Scenario>;
