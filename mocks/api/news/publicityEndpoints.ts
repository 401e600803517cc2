import * as v from 'valibot';

import { advertsSchema } from '@/services/publicity/adverts';
import { type NewsItem, newsItemsSchema } from '@/services/publicity/news';
import { newsDetailSchema } from '@/services/publicity/newsPages';

import { pictureUrl } from '../../pictures/illustrations';
import { wireTime } from '../../world/core/clock';
import { newsOf, type NewsRow, publishedAt, readNews } from '../../world/news/news';
import type { World } from '../../world/World';
import { type Endpoint, open } from '../endpoint';
import { flag } from '../flag';
import { filled, pageOf, paging, wholeNumber } from '../requests';

const newsAnswer = (world: World, row: NewsRow): NewsItem => ({
  newsId: row.newsId,
  title: row.title,
  summary: row.summary,
  publishTime: wireTime(publishedAt(world, row)),
  imgUrl: pictureUrl(row.picture),
  thirdUrl: row.thirdUrl,
});

const newsPage = v.object({ ...paging, clientType: wholeNumber, driverDealerId: v.optional(v.string()) });

const newsList = (path: string, which: { isTop: boolean }): Endpoint =>
  open('GET', path, newsItemsSchema, newsPage, (call) =>
    pageOf(
      call,
      newsOf(which).map((row) => newsAnswer(call.world, row)),
    ),
  );

export const publicityEndpoints: readonly Endpoint[] = [
  open('POST', 'publicity/v2/api/advertisings', advertsSchema, v.object({ cityName: filled }), () => {
    const results = [
      { picUrl: pictureUrl('banner-1'), advertUrl: '', bgColor: '#d8ebff' },
      { picUrl: pictureUrl('banner-2'), advertUrl: 'https://charging.example.com/free', bgColor: '#dcf5e6' },
      { picUrl: pictureUrl('banner-3'), advertUrl: 'https://pass.example.org/renew', bgColor: '#fff0d9' },
    ];
    return { results, total: results.length };
  }),
  newsList('publicity/v2/api/news/important', { isTop: true }),
  newsList('publicity/v2/api/news', { isTop: false }),
  open('GET', 'publicity/v2/api/news/detail', newsDetailSchema, v.object({ newsId: filled }), ({ world, asked }) => {
    const { row, readings } = readNews(world, asked.newsId);
    return {
      ...newsAnswer(world, row),
      contentHtml: row.paragraphs.map((text) => `<p>${text}</p>`).join(''),
      source: '畅行停车',
      readNum: readings,
      isTop: flag(row.isTop),
    };
  }),
];
