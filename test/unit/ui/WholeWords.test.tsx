import { render } from '@testing-library/react';

import { WholeWords } from '@/ui/WholeWords';

it('keeps the dot with the words before it, so that no line begins with one', () => {
  const { container } = render(<WholeWords words={['11月19日 04:12入场', '', '停车2小时10分', '泊位A0126']} />);
  expect(container.textContent).toBe('11月19日 04:12入场 · 停车2小时10分 · 泊位A0126');
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '11月19日 04:12入场 ·',
    '停车2小时10分 ·',
    '泊位A0126',
  ]);
});
