import { render } from '@testing-library/react';

import { Facts } from '@/ui/card/Facts';

test('stands a dot before every fact but the first, in a box of its own, where it can be cut off', () => {
  const { container } = render(<Facts of={['余位未知', '', '免费60分钟', '2.00元/小时']} />);
  expect(container.textContent).toBe('余位未知 · 免费60分钟 · 2.00元/小时');
  const boxes = [...(container.firstElementChild?.children ?? [])];
  expect(boxes.map(({ textContent }) => textContent)).toEqual(['余位未知', ' · 免费60分钟', ' · 2.00元/小时']);
});

test('parts a long fact before its figures, and is nothing without facts', () => {
  const { container, rerender } = render(<Facts of={['停车场收费3.00元/小时']} />);
  expect(container.querySelector('span span span')?.textContent).toBe('3.00元/小时');
  rerender(<Facts of={['', '']} />);
  expect(container).toBeEmptyDOMElement();
});
