import { responseOptions } from '@/services/base/defineService/defineService';
import { entity, id, type Infer, requiredText, results, text, time } from '@/services/schema/wire';

import { publicityApi } from './publicityApi';

export const newsItemSchema = entity({
  newsId: id(),
  title: requiredText(),
  summary: text(),
  publishTime: time(),
  imgUrl: text(),
  /** If present, it opens instead of /newsDetailSchema (Rule 8.9). */
  thirdUrl: text(),
});
export type NewsItem = Infer<typeof newsItemSchema>;
export const newsItemsSchema = results(newsItemSchema);

export interface HomeNewsArgs {
  pageNo: number;
  pageSize: number;
  clientType: number;
  driverDealerId: string;
}

export const { useListImportantNewsQuery } = publicityApi.injectEndpoints({
  endpoints: (build) => ({
    listImportantNews: build.query<Infer<typeof newsItemsSchema>, HomeNewsArgs>({
      query: (query) => ({ path: 'news/important', query: { ...query } }),
      ...responseOptions(newsItemsSchema),
      providesTags: ['News'],
    }),
  }),
});
