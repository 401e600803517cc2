import type { Scenario } from '../World';

export const bookingScenarios = {
  freeBooking: {
    label: '车位预约不收费',
    change: ({ tables }) => {
      for (const row of tables.booking.packages) Object.assign(row, { bookCents: 0, depositCents: 0 });
    },
  },
  thirdIdAlone: {
    label: '预约服务只认thirdId，不认登录',
    change: ({ settings }) => {
      settings.trustsThirdIdAlone = true;
    },
  },
} satisfies Record<string, Scenario>;
