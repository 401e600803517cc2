import { useEffect, useState } from 'react';

import { usePorts } from '@/services/transport/ports/PortsContext';
import { PassReminder } from '@/widgets/pass/PassReminder';
import { usePassReminders } from '@/widgets/pass/usePassReminders';

import styles from './HomeStrips.module.css';

/**
 * A strip above the tab bar that links to the renewal of a pass in its last days. Passes are fetched when the page is
 * idle. The strip of an occupied gun takes precedence.
 */
export function PassStrip() {
  const { page } = usePorts();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => page.whenIdle(() => setIsIdle(true)), [page]);
  const [reminder] = usePassReminders(isIdle);
  if (reminder === undefined) return null;
  return (
    <aside className={styles['strip']} aria-label="月卡到期提醒" data-strip="pass">
      <PassReminder reminder={reminder} />
    </aside>
  );
}
