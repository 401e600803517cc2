import { CardRows } from '@/ui/list/CardRows';
import { PassReminder } from '@/widgets/pass/PassReminder';
import { usePassReminders } from '@/widgets/pass/usePassReminders';

/** The passes that end within 7 days. Renders nothing if there are none. */
export function ExpiringPasses() {
  const reminders = usePassReminders(true);
  if (reminders.length === 0) return null;
  return (
    <CardRows>
      {reminders.map((reminder) => (
        <PassReminder key={reminder.orderNo} reminder={reminder} />
      ))}
    </CardRows>
  );
}
