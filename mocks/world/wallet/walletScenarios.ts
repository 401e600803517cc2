import type { Scenario } from '../World';

export const walletScenarios = {
  oneBalance: {
    label: '只有一个账户余额，没有钱包',
    change: (world) => Object.assign(world.settings, { walletPlan: 1 }),
  },
} satisfies Record<string, Scenario>;
