import { PassReminder } from '@/widgets/pass/PassReminder';
import { useReminders } from '@/widgets/pass/useReminders';

import styles from './KeptGunStrip.module.css';

/** In the last days of a pass, a strip above the tab bar leads to its renewal. A gun that costs money by the minute takes its place. */
export function PassStrip() {
  const [reminder] = useReminders(true);
  if (reminder === undefined) return null;
  return (
    <aside className={styles['strip']} aria-label="月卡到期提醒" data-strip="pass">
      <PassReminder reminder={reminder} />
    </aside>
  );
}
