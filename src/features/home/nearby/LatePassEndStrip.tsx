import { retryableLazy } from '@/ui/late/retryableLazy';

/** Only a driver whose pass ended while the car is inside needs it. Without it the bill still says why it costs something. */
export const LatePassEndStrip = retryableLazy(
  'pass end strip',
  async () => (await import(/* webpackChunkName: "pass-end" */ './PassEndStrip')).PassEndStrip,
  { without: () => null },
);
