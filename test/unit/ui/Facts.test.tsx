import { render } from '@testing-library/react';

import { Facts } from '@/ui/Facts';

it('keeps the room before a dot in a box of its own, where a plain space would be dropped', () => {
  const { container } = render(<Facts of={['余位未知', '', '免费60分钟', '2.00元/小时']} />);
  expect(container.textContent).toBe('余位未知\u00a0·\u00a0免费60分钟\u00a0·\u00a02.00元/小时');
});
