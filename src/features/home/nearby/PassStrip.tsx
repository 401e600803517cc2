import { useEffect, useState } from 'react';

import { usePorts } from '@/services/transport/ports/PortsContext';
import { PassReminder } from '@/widgets/pass/PassReminder';
import { useReminders } from '@/widgets/pass/useReminders';

import styles from './HomeStrips.module.css';

/** In the last days of a pass, a strip above the tab bar leads to its renewal. It is asked for once home has what it needs. A gun that costs money takes its place. */
export function PassStrip() {
  const { page } = usePorts();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => page.whenIdle(() => setIsIdle(true)), [page]);
  const [reminder] = useReminders(isIdle);
  if (reminder === undefined) return null;
  return (
    <aside className={styles['strip']} aria-label="月卡到期提醒" data-strip="pass">
      <PassReminder reminder={reminder} />
    </aside>
  );
}
