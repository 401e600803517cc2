import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { publicityApi } from './publicityApi';

export const newsItemSchema = wire.entity({
  newsId: wire.id(),
  title: wire.requiredText(),
  summary: wire.text(),
  publishTime: wire.dateTime(),
  imgUrl: wire.text(),
  /** If present, it opens instead of /newsDetail (Rule 8.9). */
  thirdUrl: wire.text(),
});
export type NewsItem = wire.Infer<typeof newsItemSchema>;
export const newsItemsSchema = wire.results(newsItemSchema);

export interface HomeNewsArgs {
  pageNo: number;
  pageSize: number;
  clientType: number;
  driverDealerId: string;
}

export const { useListImportantNewsQuery } = publicityApi.injectEndpoints({
  endpoints: (build) => ({
    listImportantNews: build.query<wire.Infer<typeof newsItemsSchema>, HomeNewsArgs>({
      query: (query) => ({ path: 'news/important', query: { ...query } }),
      ...createEndpointResponseOptions(newsItemsSchema),
      providesTags: ['News'],
    }),
  }),
});
