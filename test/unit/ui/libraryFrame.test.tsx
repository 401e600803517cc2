import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { TabBar } from '@/ui/bar/TabBar';
import { Card } from '@/ui/card/Card';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

const user = userEvent.setup();
const boxOf = (element: Element, name: string) => element.closest(`.${name}`);

/** What the wrappers of the frame and of rows add to antd-mobile's components. */
describe('the frame', () => {
  test('the bar has one button, which has a name and is reached by key; the title is the heading', async () => {
    const back = jest.fn();
    render(
      <ScreenFrame name="news" title="资讯" onBack={back} right={<button type="button">筛选</button>}>
        {'内容'}
      </ScreenFrame>,
    );
    const bar = boxOf(screen.getByRole('heading', { name: '资讯' }), 'adm-nav-bar') as HTMLElement;
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
    ).toEqual(['返回', '筛选']);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('a screen without a way back has no button', () => {
    render(<ScreenFrame name="payResult" title="支付成功" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('main')).toHaveAccessibleName('支付成功');
  });
});

test('each tab is a real link in its box of the bar; nothing else takes the focus', async () => {
  render(
    <MemoryRouter>
      <TabBar
        tabs={[
          { to: '/home', label: '首页', icon: 'home', isCurrent: false },
          { to: '/mine', label: '我的', icon: 'mine', isCurrent: true },
        ]}
      />
    </MemoryRouter>,
  );
  const nav = screen.getByRole('navigation', { name: '主导航' });
  expect(nav.querySelector('.adm-tab-bar')).not.toBeNull();
  const links = within(nav).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['首页', '我的']);
  const boxes = links.map((link) => boxOf(link, 'adm-tab-bar-item'));
  expect(boxes.map((box) => box?.classList.contains('adm-tab-bar-item-active'))).toEqual([false, true]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  for (const link of links) {
    await user.tab();
    expect(link).toHaveFocus();
  }
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('a card is a section with its heading, and its button beside it', () => {
  const { container } = render(
    <Card title="车辆" right={<button type="button">添加</button>}>
      <p>{'粤B12345'}</p>
    </Card>,
  );
  const card = container.querySelector('section');
  expect(card).toHaveClass('adm-card');
  expect(screen.getByRole('heading', { level: 2, name: '车辆' })).toBeInTheDocument();
  expect(boxOf(screen.getByRole('button', { name: '添加' }), 'adm-card-header')).not.toBeNull();
  expect(boxOf(screen.getByText('粤B12345'), 'adm-card-body')).not.toBeNull();
});

test('a card without a title has no heading', () => {
  render(<Card>{'内容'}</Card>);
  expect(screen.queryByRole('heading')).toBeNull();
});

describe('rows', () => {
  test('one that leads on is a link with an address, one that acts a button, any other neither', async () => {
    const press = jest.fn();
    render(
      <MemoryRouter>
        <CardRows>
          <ListRow title="我的车辆" note="3 辆" to="/carManage" />
          <ListRow title="清除缓存" right="1.2MB" onPress={press} isOpen={false} />
          <ListRow title="版本" right="1.0" />
        </CardRows>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/carManage');
    expect(screen.getByRole('link')).toHaveAccessibleName('我的车辆 3 辆');
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('type', 'button');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    for (const title of ['我的车辆', '清除缓存', '版本'])
      expect(boxOf(screen.getByText(title), 'adm-list-item')).not.toBeNull();
  });
});
