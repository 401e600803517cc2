import { mockClient } from '../mockClient';

const NEWS = 'publicity/v2/api/news';

interface Page {
  results: { newsId: string; title: string; publishTime: string }[];
  total: number;
}

const page = async ({ call }: ReturnType<typeof mockClient>, path: string, pageNo: number) =>
  (await call('GET', `${path}?pageNo=${pageNo}&pageSize=10&clientType=2&driverDealerId=`)).data as Page;

test('all news comes by pages, newest first, and ends', async () => {
  const client = mockClient();
  const pages = [await page(client, NEWS, 1), await page(client, NEWS, 2), await page(client, NEWS, 3)];
  expect((await page(client, NEWS, 4)).results).toEqual([]);
  const all = pages.flatMap(({ results }) => results);
  expect(new Set(all.map(({ newsId }) => newsId)).size).toBe(pages[0]?.total);
  const times = all.map(({ publishTime }) => publishTime);
  expect(times).toEqual([...times].sort().reverse());
});

test('important news is a part of all news', async () => {
  const client = mockClient();
  const important = (await page(client, `${NEWS}/important`, 1)).results.map(({ newsId }) => newsId);
  const all = (await page(client, NEWS, 1)).results.map(({ newsId }) => newsId);
  expect(important).toHaveLength(4);
  expect(all).toEqual(expect.arrayContaining(important));
});

test('opening a piece of news counts one view of it, and of no other', async () => {
  const { call } = mockClient();
  const read = async (newsId: string) =>
    (await call('GET', `${NEWS}/detail?newsId=${newsId}`)).data as {
      readNum: number;
      contentHtml: string;
      isTop: number;
    };
  expect((await read('news-1')).readNum).toBe(1);
  expect(await read('news-1')).toMatchObject({ readNum: 2, isTop: 1 });
  expect(await read('news-9')).toMatchObject({ readNum: 1, isTop: 0 });
  expect((await read('news-1')).contentHtml).toContain('<p>');
});

test('news that does not exist is refused with a message', async () => {
  const { call } = mockClient();
  expect(await call('GET', `${NEWS}/detail?newsId=news-999`)).toMatchObject({
    code: '0x10d7500001',
    msg: '资讯不存在或已下线',
  });
});
