import { CardRows } from '@/ui/list/CardRows';
import { PassRenewalReminderRow } from '@/widgets/pass/PassRenewalReminderRow';
import { usePassRenewalReminders } from '@/widgets/pass/usePassRenewalReminders';

/** The passes that end within 7 days. Renders nothing if there are none. */
export function ExpiringPassRows() {
  const reminders = usePassRenewalReminders(true);
  if (reminders.length === 0) return null;
  return (
    <CardRows>
      {reminders.map((reminder) => (
        <PassRenewalReminderRow key={reminder.orderNo} reminder={reminder} />
      ))}
    </CardRows>
  );
}
