import { screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { newsOf } from '../../mocks/world/news/news';
import { makeApp } from '../support/makeApp';
import { WAIT } from '../support/seen';

const NEWS = 'GET publicity/v2/api/news';

describe('news', () => {
  test('the list grows as it is read, and a piece opens in full', async () => {
    const { user, sent } = await makeApp({ at: '/newsList' });
    const list = await screen.findByRole('list', { name: '资讯' }, WAIT);
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(sent('GET', 'publicity/v2/api/news')).toHaveLength(1);
    const [first] = await within(list).findAllByRole('link');
    if (first === undefined) throw new Error('no news');
    const title = first.textContent;
    await user.click(first);
    const heading = await screen.findByRole('heading', { level: 2 }, WAIT);
    expect(title).toContain(heading.textContent);
    expect(await screen.findByText(/次阅读/, {}, WAIT)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '大字' }));
    expect(screen.getByRole('radio', { name: '大字' })).toBeChecked();
  });

  test('sharing passes on an address with nothing else in it', async () => {
    const copied: string[] = [];
    const app = await makeApp({ at: '/newsDetail?newId=news-1&ticket=T1' });
    app.ports.page.copy = (text) => {
      copied.push(text);
      return Promise.resolve(true);
    };
    await app.user.click(await screen.findByRole('button', { name: '分享' }, WAIT));
    expect(await screen.findByText('链接已复制，可以粘贴给好友', {}, WAIT)).toBeVisible();
    expect(copied).toEqual([expect.stringMatching(/\/newsDetail\?newId=news-1$/)]);
  });

  test('a picture of the text opens in full screen by touch and by key, and back closes it; one in a link does not', async () => {
    const [{ paragraphs } = { paragraphs: [] }] = newsOf({ isTop: true });
    const added = [
      '<img src="https://pic.example.com/a.png" alt="绕行路线">',
      '<a href="https://news.example.com/map"><img src="https://pic.example.com/b.png" alt="地图"></a>',
      '<img src="https://pic.example.com/c.png">',
    ];
    (paragraphs as string[]).push(...added);
    try {
      const app = await makeApp({ at: '/newsDetail?newId=news-1' });
      const route = await screen.findByRole('button', { name: '放大图片绕行路线' }, WAIT);
      expect(screen.queryByRole('button', { name: /地图/ })).toBeNull();
      await app.user.click(route);
      expect(await screen.findByRole('dialog', { name: '绕行路线，第1张，共2张' }, WAIT)).toBeVisible();
      window.history.back();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(route).toHaveFocus();
      const last = screen.getByRole('button', { name: '放大图片' });
      last.focus();
      await app.user.keyboard('{Enter}');
      expect(await screen.findByRole('dialog', { name: '图片，第2张，共2张' }, WAIT)).toBeVisible();
    } finally {
      (paragraphs as string[]).splice(-added.length);
    }
  });

  test('a failed list says so and loads with 重试', async () => {
    const backend = createBackend();
    backend.world.faults.set(NEWS, { kind: 'http500' });
    const { user } = await makeApp({ at: '/newsList', backend });
    expect(await screen.findByText('资讯加载失败', {}, WAIT)).toBeVisible();
    backend.world.faults.clear();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('list', { name: '资讯' }, WAIT)).toBeVisible();
  });

  test('without a number, or with an unknown one, the page links to the other news', async () => {
    const first = await makeApp({ at: '/newsDetail' });
    expect(await screen.findByText('没有找到这条资讯', {}, WAIT)).toBeVisible();
    first.stop();
    const { store } = await makeApp({ at: '/newsDetail?newId=gone' });
    expect(await screen.findByText('资讯不存在或已下线', {}, WAIT)).toBeVisible();
    expect(store.getState().notices.toast).toBeNull();
    expect(screen.getByRole('link', { name: '看看其他资讯' })).toBeVisible();
  });
});

describe('notices', () => {
  test.each([
    ['/notice1', '用户服务协议', 'V2.1'],
    ['/notice2', '隐私政策', 'V3.0'],
  ])('%s is the edition in force', async (at, title, version) => {
    await makeApp({ at });
    expect(await screen.findByRole('heading', { level: 2, name: title }, WAIT)).toBeVisible();
    expect(screen.getByText(`版本 ${version}`)).toBeVisible();
    expect(await screen.findByText(/^一、/, {}, WAIT)).toBeVisible();
  });

  test('an older version of the privacy policy can be found in its history', async () => {
    const { user } = await makeApp({ at: '/notice2' });
    await user.click(await screen.findByRole('link', { name: '历史版本' }, WAIT));
    const former = await screen.findByRole('link', { name: /V2\.0/ }, WAIT);
    expect(screen.getByRole('link', { name: /V3\.0.*现行/ })).toBeVisible();
    await user.click(former);
    expect(await screen.findByText('本次修改：首次发布', {}, WAIT)).toBeVisible();
  });

  test('an announcement is unread until it was opened on this device', async () => {
    const { user, ports } = await makeApp({ at: '/bulletin' });
    await user.click(await screen.findByRole('link', { name: /福华一路.*未读/ }, WAIT));
    expect(await screen.findByRole('heading', { level: 2, name: /福华一路/ }, WAIT)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '返回' }));
    const row = await screen.findByRole('link', { name: /福华一路/ }, WAIT);
    expect(row).not.toHaveTextContent('未读');
    expect(screen.getByRole('link', { name: /月卡续费.*未读/ })).toBeVisible();
    await waitFor(() => {
      expect(ports.local.get('preferences.v1')).toContain('notice-4');
    });
  });

  test('an outage has its end, and is over when the time has passed', async () => {
    const backend = createBackend();
    const first = await makeApp({ at: '/sysnotice', backend });
    expect(await screen.findByText('系统升级通知', {}, WAIT)).toBeVisible();
    expect(screen.getByText(/预计.*恢复/)).toBeVisible();
    first.stop();
    backend.world.clock.advance(13 * 3_600_000);
    await makeApp({ at: '/sysnotice', backend });
    expect(await screen.findByText('系统运行正常', {}, WAIT)).toBeVisible();
  });

  test('a withdrawn notice links to the others', async () => {
    await makeApp({ at: '/newNotice?noticeId=gone' });
    expect(await screen.findByText('公告不存在或已下架', {}, WAIT)).toBeVisible();
    expect(screen.getByRole('link', { name: '看看其他公告' })).toBeVisible();
  });
});
