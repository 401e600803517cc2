import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';

export interface NewsRow {
  newsId: string;
  title: string;
  summary: string;
  picture: string;
  hoursAgo: number;
  thirdUrl: string;
  isTop: boolean;
  paragraphs: readonly string[];
}

type Headline = Pick<NewsRow, 'title' | 'summary' | 'picture' | 'hoursAgo' | 'thirdUrl'>;

/** The news that the operator has pinned to the top. The home screen requests these. */
const TOP: readonly Headline[] = [
  {
    title: '市民中心停车场夜间优惠开始',
    summary: '每日22点至次日7点，封顶10元。',
    picture: 'news-1',
    hoursAgo: 5,
    thirdUrl: '',
  },
  {
    title: '五座充电站完成升级',
    summary: '新增24把快充枪，充电免两小时停车费。',
    picture: 'news-2',
    hoursAgo: 30,
    thirdUrl: '',
  },
  {
    title: '关于电子发票的说明',
    summary: '缴费后可在缴费结果页直接开发票。',
    picture: 'news-3',
    hoursAgo: 80,
    thirdUrl: 'https://news.example.com/invoice',
  },
  {
    title: '路内停车收费时段调整',
    summary: '福华一路全天收费，每次前15分钟免费。',
    picture: 'news-1',
    hoursAgo: 200,
    thirdUrl: '',
  },
];

const OLDER_TITLES = ['停车场系统维护公告', '新增合作停车场', '错时停车服务上线', '月卡续费提醒', '节假日收费说明'];
const OLDER_COUNT = 26;

const older = (index: number): Headline => ({
  title: `${OLDER_TITLES[index % OLDER_TITLES.length] ?? ''}（第${Math.floor(index / OLDER_TITLES.length) + 1}期）`,
  summary: '点击查看详细内容。',
  picture: `news-${(index % 3) + 1}`,
  hoursAgo: 230 + index * 50,
  thirdUrl: '',
});

const NEWS: readonly NewsRow[] = [
  ...TOP.map((headline) => ({ ...headline, isTop: true })),
  ...Array.from({ length: OLDER_COUNT }, (_, index) => ({ ...older(index), isTop: false })),
].map((headline, index) => ({
  ...headline,
  newsId: `news-${index + 1}`,
  paragraphs: [headline.summary, '具体规则以停车场公示为准。', '如有疑问，请联系客服。'],
}));

/** Newest first. */
export const newsOf = ({ isTop }: { isTop: boolean }): readonly NewsRow[] =>
  isTop ? NEWS.filter((row) => row.isTop) : NEWS;

/** Epoch ms. It is the same all day, so that a list does not change while a driver reads it. */
export function publishedAt(world: World, { hoursAgo }: NewsRow): number {
  const now = world.clock.now();
  return now - (now % DAY_MS) - hoursAgo * HOUR_MS;
}

/** Opens a news item. This counts as one reading. */
export function readNews(world: World, newsId: string): { row: NewsRow; readings: number } {
  const row = NEWS.find((one) => one.newsId === newsId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '资讯不存在或已下线');
  const { newsReadings } = world.tables;
  const readings = (newsReadings.get(newsId) ?? 0) + 1;
  newsReadings.set(newsId, readings);
  return { row, readings };
}
