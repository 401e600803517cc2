import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const OPERATOR_NOTICE_TYPE = {
  unknown: 0,
  agreement: 1,
  privacyPolicy: 2,
  announcement: 3,
  maintenance: 4,
} as const;

/**
 * A text of the operator. `contentHtml` is untrusted HTML, which only ui/richText may render. A new `version` of a
 * type replaces the former one.
 */
export const operatorNoticeSchema = wire.entity({
  noticeId: wire.id(),
  noticeType: wire.enumCode(Object.values(OPERATOR_NOTICE_TYPE), OPERATOR_NOTICE_TYPE.unknown),
  title: wire.requiredText(),
  contentHtml: wire.text(),
  version: wire.text(),
  publishTime: wire.dateTime(),
  effectTime: wire.dateTime(),
  /** When maintenance is expected to end; empty for other types. */
  endTime: wire.dateTime(),
  changeSummary: wire.text(),
  isTop: wire.flag(),
});
export type OperatorNotice = wire.Infer<typeof operatorNoticeSchema>;
export const operatorNoticesSchema = wire.results(operatorNoticeSchema);

/** A hint that the operator shows on a page. `contentHtml` is untrusted HTML, as in a notice. */
export const operatorPageHintSchema = wire.entity({ pageId: wire.id(), title: wire.text(), contentHtml: wire.text() });
export type OperatorPageHint = wire.Infer<typeof operatorPageHintSchema>;

export interface ListOperatorNoticesArgs {
  noticeType?: Exclude<OperatorNotice['noticeType'], typeof OPERATOR_NOTICE_TYPE.unknown>;
  /** Only this notice. */
  noticeId?: string;
  pageNo: number;
  pageSize: number;
}

export const operatorNoticeAndPageHintCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pinned ones first, then the newest. For agreements and policies the first one is the current version. */
    listNotices: build.query<wire.Infer<typeof operatorNoticesSchema>, ListOperatorNoticesArgs>({
      query: (query) => ({ path: 'viewNotice', query: { ...query } }),
      ...createEndpointResponseOptions(operatorNoticesSchema, { suppressErrors: 'unlisted' }), // the page shows why there is no notice
    }),
    getPageRemark: build.query<OperatorPageHint, { pageId: string }>({
      query: (query) => ({ path: 'pageRemark', query }),
      ...createEndpointResponseOptions(operatorPageHintSchema, { suppressErrors: 'all' }), // a page can be used without its hint
    }),
  }),
});
export const { useListNoticesQuery, useGetPageRemarkQuery } = operatorNoticeAndPageHintCalls;
