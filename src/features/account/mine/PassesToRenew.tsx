import { Rows } from '@/ui/list/Rows';
import { PassReminder } from '@/widgets/pass/PassReminder';
import { useReminders } from '@/widgets/pass/useReminders';

/** The passes that end within 7 days. Renders nothing without one. */
export function PassesToRenew() {
  const reminders = useReminders(true);
  if (reminders.length === 0) return null;
  return (
    <Rows>
      {reminders.map((reminder) => (
        <PassReminder key={reminder.orderNo} reminder={reminder} />
      ))}
    </Rows>
  );
}
