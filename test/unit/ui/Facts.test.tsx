import { render } from '@testing-library/react';

import { InlineFacts } from '@/ui/card/InlineFacts';

test('puts a dot before every fact but the first, in its own box, where it can be clipped', () => {
  const { container } = render(<InlineFacts of={['余位未知', '', '免费60分钟', '2.00元/小时']} />);
  expect(container.textContent).toBe('余位未知 · 免费60分钟 · 2.00元/小时');
  const boxes = [...(container.firstElementChild?.children ?? [])];
  expect(boxes.map(({ textContent }) => textContent)).toEqual(['余位未知', ' · 免费60分钟', ' · 2.00元/小时']);
});

test('splits a long fact before its figures, and draws nothing without facts', () => {
  const { container, rerender } = render(<InlineFacts of={['距您的位置约1200米']} />);
  expect(container.querySelector('span span span')?.textContent).toBe('1200米');
  rerender(<InlineFacts of={['', '']} />);
  expect(container).toBeEmptyDOMElement();
});
