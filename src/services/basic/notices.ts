import { responseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const NOTICE_TYPE = { unknown: 0, agreement: 1, privacyPolicy: 2, announcement: 3, maintenance: 4 } as const;

/**
 * A text of the operator. `contentHtml` is untrusted HTML, which only ui/richText may render. A new `version` of a
 * type replaces the former one.
 */
export const operatorNoticeSchema = wire.entity({
  noticeId: wire.id(),
  noticeType: wire.code(Object.values(NOTICE_TYPE), NOTICE_TYPE.unknown),
  title: wire.requiredText(),
  contentHtml: wire.text(),
  version: wire.text(),
  publishTime: wire.time(),
  effectTime: wire.time(),
  /** When maintenance is expected to end; empty for other types. */
  endTime: wire.time(),
  changeSummary: wire.text(),
  isTop: wire.flag(),
});
export type OperatorNotice = wire.Infer<typeof operatorNoticeSchema>;
export const operatorNoticesSchema = wire.results(operatorNoticeSchema);

/** A hint that the operator shows on a page. `contentHtml` is untrusted HTML, as in a notice. */
export const pageRemarkSchema = wire.entity({ pageId: wire.id(), title: wire.text(), contentHtml: wire.text() });
export type PageRemark = wire.Infer<typeof pageRemarkSchema>;

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
    listNotices: build.query<wire.Infer<typeof operatorNoticesSchema>, ListNoticesArgs>({
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
