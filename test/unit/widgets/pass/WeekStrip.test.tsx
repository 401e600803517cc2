import { render, screen } from '@testing-library/react';

import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';

const spoken = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the hours are sentences for a screen reader, and the strip beside them is silent', () => {
  const { container } = render(
    <WeeklyValidHoursStrip
      ranges={[
        { weekDays: [1, 2, 3, 4, 5], start: '18:00', end: '08:30' },
        { weekDays: [6, 7], start: '00:00', end: '24:00' },
      ]}
    />,
  );
  expect(spoken()).toEqual(['周一至周五 18:00至次日08:30', '周六、周日 全天']);
  const strip = container.querySelector('[aria-hidden="true"]');
  expect(strip?.querySelectorAll('.day')).toHaveLength(7);
  // Monday to Friday's evenings, Tuesday to Friday's mornings; Saturday and Sunday whole.
  expect([...(strip?.querySelectorAll('.day') ?? [])].map((day) => day.querySelectorAll('.part').length)).toEqual([
    1, 2, 2, 2, 2, 1, 1,
  ]);
});

test('the whole day is said as such, and hours that cannot be read are not called none', () => {
  const { container, rerender } = render(<WeeklyValidHoursStrip ranges={null} />);
  expect(container).toHaveTextContent('每天 全天可停');
  rerender(<WeeklyValidHoursStrip ranges={[{ weekDays: [], start: '', end: '' }]} />);
  expect(container).toHaveTextContent('可停时段以停车场公示为准');
});
