import { render } from '@testing-library/react';

import { FactRows } from '@/ui/card/FactRows';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

test.each([
  ['钱包还有40.00元，请先使用或提现', ['40.00元，']],
  ['拨打 400-830-0000', ['400-830-0000']],
  ['1辆车在停，待缴6.00元', ['1辆', '6.00元']],
  ['3月10日 12:00前有效，还有30张', ['3月10日 12:00', '30张']],
  ['创新园周末套餐 粤B·D12345', ['粤B·D12345']],
  ['泊位A103', ['A103']],
  ['泊位保留到2026年12月5日 03:21，过时取消', ['2026年12月5日 03:21，']],
  ['每分钟0.50元，50.00元封顶', ['0.50元，', '50.00元']],
  ['3.00元/小时，24小时封顶30.00元', ['3.00元/小时，', '24小时', '30.00元']],
  ['300.00元/月全天', ['300.00元/月']],
  ['36.00度，电费', ['36.00度，']],
  ['00:00–08:00 最便宜', ['00:00–08:00']],
  ['没有数字', []],
])('%s stays whole at %j', (text, figures) => {
  const { container } = render(<UnbrokenNumbersText of={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(figures);
});

test('a rule of facts breaks between its clauses; a text without figures is one piece', () => {
  const clausesOf = (value: string) => {
    const { container } = render(<FactRows facts={[{ label: '收费', value }]} />);
    expect(container.querySelector('dd')?.textContent).toBe(value);
    return [...container.querySelectorAll('.clause')].map(({ textContent }) => textContent);
  };
  const rule = '免费30分钟，3.00元/小时，24小时封顶30.00元';
  expect(clausesOf(rule)).toEqual(['免费30分钟，', '3.00元/小时，', '24小时封顶30.00元']);
  expect(clausesOf('全天开放，凭证入场')).toEqual([]);
  expect(clausesOf('，3元，4元')).toEqual(['，', '3元，', '4元']);
});

test('the number of an order, which is wider than a line of large type, may break; a shorter one does not', () => {
  const classOf = (text: string) =>
    render(<UnbrokenNumbersText of={text} />).container.querySelector('span')?.className;
  expect(classOf('20260301000012345')).toBe('');
  expect(classOf('0755-83000000')).not.toBe('');
});
