import type { DeviceAndServerTime } from '@/domain/now';
import type { Clock } from '@/platform/ports/ports';

export const readDeviceAndServerNow = (clock: Pick<Clock, 'deviceNow' | 'serverTime'>): DeviceAndServerTime => ({
  deviceMs: clock.deviceNow(),
  serverMs: clock.serverTime(),
});
