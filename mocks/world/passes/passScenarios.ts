import { HOUR_MS } from '@/lib/timeUnits';

import { LOTS } from '../core/seeded';
import type { Scenario } from '../World';
import { seedPassStates } from './passSeed';

export const passScenarios = {
  passStates: { label: '月卡：每种状态一张', change: seedPassStates },
  passPhotoUnclear: {
    label: '月卡：下一份资料有一张照片不清晰，审核不通过',
    change: ({ settings }) => {
      settings.unclearPhotos = 1;
    },
  },
  passEndsInside: {
    label: '月卡：车还在场内，月卡一小时后到期',
    change: (world) => {
      for (const { bagOrderNo, purchases } of world.tables.passes)
        if (bagOrderNo === 'pass-1') for (const purchase of purchases) purchase.endAt = world.clock.now() + HOUR_MS;
    },
  },
  passLotClosed: {
    label: '月卡：会展中心停办月卡，已有的用到到期',
    change: ({ tables }) => {
      for (const lot of tables.lots) if (lot.parkId === LOTS.office) lot.supportsBag = false;
    },
  },
  passLastPlace: {
    label: '月卡：需要资料的套餐只剩最后一个名额',
    change: ({ tables }) => {
      for (const rule of tables.passRules) if (rule.materialTypes.length > 0) rule.leftNum = 1;
    },
  },
} satisfies Record<string, Scenario>;
