import { latePart } from '@/ui/late/latePart';

/** Only a driver whose pass ended while the car is inside needs it. Without it the bill still says why it costs something. */
export const LatePassEndStrip = latePart(
  'pass end strip',
  async () => (await import(/* webpackChunkName: "pass-end" */ './PassEndStrip')).PassEndStrip,
  { without: () => null },
);
