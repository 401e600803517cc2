import { latePart } from '@/ui/late/latePart';

import type { PayWordProps } from './PayWord';

const withoutChannel = () => '去缴费';

/** In the file of home's last blocks. Until it is there, the button does not name the channel. */
export const LatePayWord = latePart<PayWordProps>(
  'pay word',
  async () => (await import(/* webpackChunkName: "home-end" */ './PayWord')).PayWord,
  { meanwhile: withoutChannel, without: withoutChannel },
);
