import { respondsWith } from '@/services/transport/store/defineService';
import { entity, id, type Infer, requiredText, results, text, time } from '@/services/transport/wire/wire';

import { publicityApi } from './publicityApi';

export const newsItem = entity({
  newsId: id(),
  title: requiredText(),
  summary: text(),
  publishTime: time(),
  imgUrl: text(),
  /** If present, it opens instead of /newsDetail (Rule 8.9). */
  thirdUrl: text(),
});
export type NewsItem = Infer<typeof newsItem>;
export const newsItems = results(newsItem);

export interface HomeNewsArgs {
  pageNo: number;
  pageSize: number;
  clientType: number;
  driverDealerId: string;
}

export const { useListImportantNewsQuery } = publicityApi.injectEndpoints({
  endpoints: (build) => ({
    listImportantNews: build.query<Infer<typeof newsItems>, HomeNewsArgs>({
      query: (query) => ({ path: 'news/important', query: { ...query } }),
      ...respondsWith(newsItems),
      providesTags: ['News'],
    }),
  }),
});
