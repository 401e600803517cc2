import type { Scenario } from '../World';

export const bookingScenarios = {
  freeBooking: {
    label: '车位预约不收费',
    change: ({ tables }) => {
      for (const row of tables.booking.packages) Object.assign(row, { bookCents: 0, depositCents: 0 });
    },
  },
} satisfies Record<string, Scenario>;
