import { isPreArmed } from '@/flows/recording/opsSwitch';
import type { OutsidePorts } from '@/services/transport/ports/ports';

/** Whether DevTools' own code is worth loading. In production that is only the question; the server answers it. */
export const mayUseDevTools = ({ local, clock }: Pick<OutsidePorts, 'local' | 'clock'>): boolean =>
  process.env.NODE_ENV !== 'production' || isPreArmed(local, clock.deviceNow());
