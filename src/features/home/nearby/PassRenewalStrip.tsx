import { useEffect, useState } from 'react';

import { usePorts } from '@/platform/ports/PortsContext';
import { PassRenewalReminderRow } from '@/widgets/pass/PassRenewalReminderRow';
import { usePassRenewalReminders } from '@/widgets/pass/usePassRenewalReminders';

import styles from './HomeStrips.module.css';

/**
 * A strip above the tab bar that links to the renewal of a pass in its last days. Passes are fetched when the page is
 * idle. The strip of an occupied gun takes precedence.
 */
export function PassRenewalStrip() {
  const { page } = usePorts();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => page.whenIdle(() => setIsIdle(true)), [page]);
  const [reminder] = usePassRenewalReminders(isIdle);
  if (reminder === undefined) return null;
  return (
    <aside className={styles['strip']} aria-label="月卡到期提醒" data-strip="pass">
      <PassRenewalReminderRow reminder={reminder} />
    </aside>
  );
}
