import { isPreArmed } from '@/flows/recording/opsSwitch';
import type { OutsidePorts } from '@/services/transport/ports/ports';

/** Whether to load DevTools' code. In production this only decides whether to ask; the server's response decides the rest. */
export const mayUseDevTools = ({ local, clock }: Pick<OutsidePorts, 'local' | 'clock'>): boolean =>
  process.env.NODE_ENV !== 'production' || isPreArmed(local, clock.deviceNow());
