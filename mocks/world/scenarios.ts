import { accountScenarios } from './account/accountScenarios';
import { bookingScenarios } from './booking/bookingScenarios';
import { chargingScenarios } from './charging/seed/chargingScenarios';
import { invoiceScenarios } from './invoices/invoiceScenarios';
import { merchantScenarios } from './merchant/merchantScenarios';
import { moneyScenarios } from './money/moneyScenarios';
import { offPeakScenarios } from './offpeak/offPeakScenarios';
import { parkingScenarios } from './parking/parkingScenarios';
import { passScenarios } from './passes/passScenarios';
import { placeScenarios } from './places/placeScenarios';
import { supportScenarios } from './support/supportScenarios';
import { walletScenarios } from './wallet/walletScenarios';
import type { Scenario, World } from './World';

const SLOW_MS = 2_000;

/** Scenarios that belong to no area. */
const standardScenario = { default: { label: '默认：三辆车，两笔欠费' } } satisfies Record<string, Scenario>;
const gatewayScenarios = {
  slow: {
    label: '每个接口慢2秒',
    change: ({ faults }) => {
      faults.set('*', { kind: 'slow', ms: SLOW_MS });
    },
  },
  plain: {
    label: '只有公开的接口和字段',
    change: ({ settings }) => {
      settings.publishedOnly = true;
    },
  },
  down: {
    label: '所有服务不可用',
    change: ({ faults }) => {
      faults.set('*', { kind: 'http500' });
    },
  },
} satisfies Record<string, Scenario>;

/** One line per area. */
const ALL = {
  ...standardScenario,
  ...parkingScenarios,
  ...placeScenarios,
  ...passScenarios,
  ...chargingScenarios,
  ...bookingScenarios,
  ...offPeakScenarios,
  ...moneyScenarios,
  ...walletScenarios,
  ...invoiceScenarios,
  ...merchantScenarios,
  ...accountScenarios,
  ...supportScenarios,
  ...gatewayScenarios,
};

export type ScenarioName = keyof typeof ALL;

export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = ALL;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

/** Changes a seeded world into one of this scenario. */
export function changeWorld(world: World, name: ScenarioName): void {
  SCENARIOS[name].change?.(world);
}
