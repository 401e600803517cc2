import { DRIVERS } from '../core/seeded';
import type { Scenario } from '../World';

export const supportScenarios = {
  opsRecording: {
    label: '运营正在查看林晓的会话',
    change: (world) => Object.assign(world.settings, { opsRecordingDrivers: [DRIVERS.lin.driverId] }),
  },
  noServiceContacts: {
    label: '运营商没有客服电话和在线客服',
    change: (world) => Object.assign(world.settings, { hasServiceContacts: false }),
  },
  supportSilent: {
    label: '客服一直没有回复',
    change: (world) => Object.assign(world.settings, { answersFeedback: false }),
  },
} satisfies Record<string, Scenario>;
