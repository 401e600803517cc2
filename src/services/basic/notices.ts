import { reads } from '@/services/transport/store/defineService';
import { code, entity, flag, id, type Infer, requiredText, results, text, time } from '@/services/transport/wire/wire';

import { basicApi } from './basicApi';

export const NOTICE_TYPE = { unknown: 0, agreement: 1, privacyPolicy: 2, announcement: 3, maintenance: 4 } as const;

/** A text of the operator. `contentHtml` is foreign HTML: only ui/RichText shows it. `version`s of one type replace each other. */
export const notice = entity({
  noticeId: id(),
  noticeType: code(Object.values(NOTICE_TYPE), NOTICE_TYPE.unknown),
  title: requiredText(),
  contentHtml: text(),
  version: text(),
  publishTime: time(),
  effectTime: time(),
  /** When a maintenance is expected to end; empty for others. */
  endTime: time(),
  changeSummary: text(),
  isTop: flag(),
});
export type Notice = Infer<typeof notice>;
export const notices = results(notice);

/** A hint that the operator shows on a page. `contentHtml` as in a notice. */
export const pageRemark = entity({ pageId: id(), title: text(), contentHtml: text() });
export type PageRemark = Infer<typeof pageRemark>;

export interface ListNoticesArgs {
  noticeType?: Exclude<Notice['noticeType'], typeof NOTICE_TYPE.unknown>;
  /** This one only. */
  noticeId?: string;
  pageNo: number;
  pageSize: number;
}

export const noticeCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those on top first, then the newest; of an agreement or a policy the first is the one in force. */
    listNotices: build.query<Infer<typeof notices>, ListNoticesArgs>({
      query: (query) => ({ path: 'viewNotice', query: { ...query } }),
      ...reads(notices, { handles: 'unlisted' }), // the page says why there is none
    }),
    getPageRemark: build.query<PageRemark, { pageId: string }>({
      query: (query) => ({ path: 'pageRemark', query }),
      ...reads(pageRemark, { handles: 'all' }), // a page is usable without its hint
    }),
  }),
});
export const { useListNoticesQuery, useGetPageRemarkQuery } = noticeCalls;
