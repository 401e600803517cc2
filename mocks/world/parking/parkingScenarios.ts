import { PLATES } from '../core/seeded';
import type { Scenario } from '../World';

/** The stays of each scenario are in `parkingSeed.ts`. */
export const parkingScenarios = {
  nothingOwed: { label: '什么都不欠' },
  oneArrears: { label: '一笔欠费' },
  manyArrears: { label: '12笔欠费，三个停车场' },
  arrears999: { label: '999笔欠费' },
  roadside: { label: '一辆车停在路内泊位，正在计费' },
  listedFees: {
    label: '首页列表直接带停车费',
    change: ({ settings }) => {
      settings.listsFees = true;
    },
  },
  feeQueryFails: {
    label: '在停车辆查费失败',
    change: (world) => Object.assign(world.settings, { failingFeePlates: [PLATES.running] }),
  },
} satisfies Record<string, Scenario>;
