import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { newsItemsSchema } from './news';
import { publicityApi } from './publicityApi';

/** A complete news item. `contentHtml` is the operator's and must be sanitized before it is rendered. */
export const newsDetailSchema = wire.entity({
  newsId: wire.id(),
  title: wire.requiredText(),
  summary: wire.text(),
  publishTime: wire.dateTime(),
  imgUrl: wire.text(),
  thirdUrl: wire.text(),
  contentHtml: wire.text(),
  source: wire.text(),
  readNum: wire.count(),
  isTop: wire.flag(),
});
export type NewsDetail = wire.Infer<typeof newsDetailSchema>;

export interface NewsArgs {
  /** 1 app, 2 wechat-type, 3 alipay-type. */
  clientType: number;
  driverDealerId: string;
}

export const newsCalls = publicityApi.injectEndpoints({
  endpoints: (build) => ({
    listNews: build.infiniteQuery<wire.Infer<typeof newsItemsSchema>, NewsArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'news', query: { ...toPageQuery(pageParam), ...queryArg } }),
      ...createEndpointResponseOptions(newsItemsSchema),
      providesTags: ['News'],
    }),
    /** The server counts it as one reading. */
    getNews: build.query<NewsDetail, { newsId: string }>({
      query: (query) => ({ path: 'news/detail', query }),
      ...createEndpointResponseOptions(newsDetailSchema, { suppressErrors: 'unlisted' }), // the page shows why there is none
      providesTags: ['News'],
    }),
  }),
});
export const { useListNewsInfiniteQuery, useGetNewsQuery } = newsCalls;
