import { DRIVERS } from '../core/seeded';
import type { Scenario } from '../World';

export const supportScenarios = {
  opsRecording: {
    label: '运营正在查看林晓的会话',
    change: (world) => Object.assign(world.settings, { opsRecordingDrivers: [DRIVERS.lin.driverId] }),
  },
} satisfies Record<string, Scenario>;
