import type { Now } from '@/domain/now';

import type { Clock } from '../ports/ports';

export const readNow = (clock: Pick<Clock, 'deviceNow' | 'serverTime'>): Now => ({
  deviceMs: clock.deviceNow(),
  serverMs: clock.serverTime(),
});
