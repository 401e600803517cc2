import { responseOptions } from '@/services/base/defineService/defineService';
import { code, entity, flag, id, type Infer, requiredText, results, text, time } from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const NOTICE_TYPE = { unknown: 0, agreement: 1, privacyPolicy: 2, announcement: 3, maintenance: 4 } as const;

/**
 * A text of the operator. `contentHtml` is untrusted HTML, which only ui/text/RichText may render. A new `version` of a
 * type replaces the former one.
 */
export const operatorNoticeSchema = entity({
  noticeId: id(),
  noticeType: code(Object.values(NOTICE_TYPE), NOTICE_TYPE.unknown),
  title: requiredText(),
  contentHtml: text(),
  version: text(),
  publishTime: time(),
  effectTime: time(),
  /** When maintenance is expected to end; empty for other types. */
  endTime: time(),
  changeSummary: text(),
  isTop: flag(),
});
export type OperatorNotice = Infer<typeof operatorNoticeSchema>;
export const operatorNoticesSchema = results(operatorNoticeSchema);

/** A hint that the operator shows on a page. `contentHtml` is untrusted HTML, as in a notice. */
export const pageRemarkSchema = entity({ pageId: id(), title: text(), contentHtml: text() });
export type PageRemark = Infer<typeof pageRemarkSchema>;

export interface ListNoticesArgs {
  noticeType?: Exclude<OperatorNotice['noticeType'], typeof NOTICE_TYPE.unknown>;
  /** Only this notice. */
  noticeId?: string;
  pageNo: number;
  pageSize: number;
}

export const noticeCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pinned ones first, then the newest. For agreements and policies the first one is the current version. */
    listNotices: build.query<Infer<typeof operatorNoticesSchema>, ListNoticesArgs>({
      query: (query) => ({ path: 'viewNotice', query: { ...query } }),
      ...responseOptions(operatorNoticesSchema, { suppressErrors: 'unlisted' }), // the page shows why there is no notice
    }),
    getPageRemark: build.query<PageRemark, { pageId: string }>({
      query: (query) => ({ path: 'pageRemark', query }),
      ...responseOptions(pageRemarkSchema, { suppressErrors: 'all' }), // a page can be used without its hint
    }),
  }),
});
export const { useListNoticesQuery, useGetPageRemarkQuery } = noticeCalls;
