import { BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { createEntityTag, createListTag, getProvidedEntityTags } from '@/services/base/defineService/entityTags';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
  invalidatesTagsIfOutcomeKnown,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { invoiceApi } from './invoiceApi';

/** The page of the issuer that shows an invoice; empty while there is none. */
export const invoicePageUrlSchema = wire.entity({ url: wire.text(), stateText: wire.text() });

/**
 * A paid item that can be invoiced. An invoice can only combine items of one seller. Cents. `orderNo`, or `uniqueId`
 * and `parkId`, identify what was paid.
 */
export const invoiceableItemSchema = wire.entity({
  billId: wire.id(),
  orderNo: wire.optionalId(),
  uniqueId: wire.optionalId(),
  parkId: wire.optionalId(),
  bizType: wire.enumCode([0, ...BIZ_TYPE_CODES], 0),
  title: wire.text(),
  formatPlateNo: wire.text(),
  time: wire.dateTime(),
  amount: wire.cents(),
  sellerId: wire.text(),
  sellerName: wire.text(),
  canInvoice: wire.flag(),
  disableReason: wire.text(),
});
export type InvoiceableItem = wire.Infer<typeof invoiceableItemSchema>;
export const invoiceableItemsSchema = wire.results(invoiceableItemSchema);

export const INVOICE_KIND = { general: 1, special: 2, digital: 3 } as const;
/** invoiceKind: electronic general, electronic special (VAT), fully digital. */
export const INVOICE_KIND_LABELS = { 1: '电子普票', 2: '电子专票', 3: '数电票' } as const;
/** titleType: a company needs its tax number. */
export const INVOICE_TITLE_TYPE = { unknown: 0, company: 1, person: 2 } as const;
/** The `state` of an invoice; 9 unknown. */
export const INVOICE_STATE = {
  failed: -1,
  waiting: 0,
  issuing: 1,
  issued: 2,
  reversing: 3,
  reversed: 4,
  unknown: 9,
} as const;

export const invoiceSchema = wire.entity({
  invoiceId: wire.id(),
  /** The id for the issuer's page (getInvoiceUrlByUnid). */
  uniqueNo: wire.text(),
  invoiceKind: wire.enumCode([0, 1, 2, 3], 0),
  titleType: wire.enumCode(Object.values(INVOICE_TITLE_TYPE), INVOICE_TITLE_TYPE.unknown),
  titleName: wire.text(),
  taxNo: wire.text(),
  /** Cents. A red invoice reverses this amount. */
  amount: wire.cents(),
  sellerName: wire.text(),
  billIds: wire.list(wire.text()),
  bills: wire.list(invoiceableItemSchema),
  email: wire.text(),
  phone: wire.text(),
  remark: wire.text(),
  address: wire.text(),
  companyPhone: wire.text(),
  bankName: wire.text(),
  bankAccount: wire.text(),
  applyTime: wire.dateTime(),
  /** The expected time of issue, until it is issued. */
  expectTime: wire.dateTime(),
  invoiceTime: wire.dateTime(),
  invoiceCode: wire.text(),
  invoiceNo: wire.text(),
  pdfUrl: wire.text(),
  state: wire.enumCode(Object.values(INVOICE_STATE), INVOICE_STATE.unknown),
  stateText: wire.text(),
  failReason: wire.text(),
  resendLeft: wire.count(),
  /** For a red invoice (红字发票): the invoiceId of the one that it reverses. */
  redOf: wire.optionalId(),
  /** The red invoice that reverses this one. */
  redInvoiceId: wire.optionalId(),
  /** The invoice that this one replaces, with another title (换开). */
  replaces: wire.optionalId(),
  /** The invoice that replaces this one. */
  replacedBy: wire.optionalId(),
  canReissue: wire.flag(),
  /** The reason why an issued invoice cannot be reissued. */
  noReissueReason: wire.text(),
});
export type Invoice = wire.Infer<typeof invoiceSchema>;
export const invoicesSchema = wire.results(invoiceSchema);

/** The amounts that can be invoiced now, by line of business, and the invoices so far. Cents. */
export const invoicingOverviewSchema = wire.entity({
  kinds: wire.list(
    wire.entity({
      bizType: wire.enumCode([0, ...BIZ_TYPE_CODES], 0),
      name: wire.requiredText(),
      num: wire.count(),
      amount: wire.cents(),
    }),
  ),
  invoicingNum: wire.count(),
  invoicedNum: wire.count(),
  titleNum: wire.count(),
});
export type InvoicingOverview = wire.Infer<typeof invoicingOverviewSchema>;

export interface CreateInvoiceArgs extends IdempotencyKey {
  billIds: readonly string[];
  invoiceKind: 1 | 2 | 3;
  titleType: 1 | 2;
  titleName: string;
  taxNo?: string;
  /**
   * Required for a special invoice. For the others address and phone must be given together or not at all; the same
   * applies to bank and account.
   */
  address?: string;
  companyPhone?: string;
  bankName?: string;
  bankAccount?: string;
  email: string;
  phone?: string;
  remark?: string;
  /** The cents that the driver was shown. */
  amount: number;
}

/** The new title and its recipient. The bills, the amount and the kind stay the same. */
export type ReissueInvoiceArgs = Omit<CreateInvoiceArgs, 'billIds' | 'amount' | 'invoiceKind'> & { invoiceId: string };

const toInvoiceId = ({ invoiceId }: Pick<Invoice, 'invoiceId'>) => invoiceId;

export const invoiceCalls = invoiceApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `unid`: the `uniqueNo` of an invoice, or the `uniqueId` of a paid stay, whose own page can issue an invoice
     * without signing in.
     */
    getInvoiceAddress: build.query<wire.Infer<typeof invoicePageUrlSchema>, { unid: string }>({
      query: (query) => ({ path: 'getInvoiceUrlByUnid', query }),
      ...createEndpointResponseOptions(invoicePageUrlSchema),
      providesTags: ['Invoice'],
    }),
    // Assumed: not in the published contract.
    getInvoiceSummary: build.query<InvoicingOverview, void>({
      query: () => ({ path: 'invoiceSummary' }),
      ...createEndpointResponseOptions(invoicingOverviewSchema),
      providesTags: ['Invoice', 'Invoiceable', 'InvoiceTitle'],
    }),
    /** Parking bills that have been paid, newest first. */
    listInvoiceBills: build.infiniteQuery<wire.Infer<typeof invoiceableItemsSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'invoiceBills', query: toPageQuery(pageParam) }),
      ...createEndpointResponseOptions(invoiceableItemsSchema),
      providesTags: ['Invoiceable'],
    }),
    /** Everything else that has been paid: passes, recharges, charging. */
    listInvoiceOrders: build.infiniteQuery<wire.Infer<typeof invoiceableItemsSchema>, { bizType?: number }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'invoiceOrders',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...createEndpointResponseOptions(invoiceableItemsSchema),
      providesTags: ['Invoiceable'],
    }),
    /**
     * Newest first. `state` 1: also waiting ones. 4: with all red invoices, which otherwise are only in the unfiltered
     * list.
     */
    listInvoices: build.infiniteQuery<wire.Infer<typeof invoicesSchema>, { state?: number }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'invoices', query: { ...queryArg, ...toPageQuery(pageParam) } }),
      ...createEndpointResponseOptions(invoicesSchema),
      providesTags: (data) =>
        getProvidedEntityTags(
          'Invoice',
          toInvoiceId,
          data?.pages.flatMap(({ results }) => results),
        ),
    }),
    getInvoice: build.query<Invoice, { invoiceId: string }>({
      query: ({ invoiceId }) => ({ path: `invoices/${encodePathSegment(invoiceId)}` }),
      ...createEndpointResponseOptions(invoiceSchema),
      providesTags: (_invoice, _error, args) => [createEntityTag('Invoice', toInvoiceId(args))],
    }),
    /** Issuing takes minutes. Refetch the invoice until it is issued or failed. */
    createInvoice: build.mutation<Invoice, CreateInvoiceArgs>({
      query: (body) => ({ path: 'invoices', method: 'POST', body }),
      ...createIdempotentResponseOptions('invoice', invoiceSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      // All invoices: an earlier one for the bills shows whether they can be invoiced.
      invalidatesTags: ['Invoice', 'Invoiceable'],
    }),
    /**
     * Reverses an issued invoice with a red one, and reissues it for the same bills with another title. The response
     * is the new invoice. It is issued only after the red one; if that is refused, the new one fails and the old one
     * stays valid.
     */
    reissueInvoice: build.mutation<Invoice, ReissueInvoiceArgs>({
      query: ({ invoiceId, ...body }) => ({
        path: `invoices/${encodePathSegment(invoiceId)}/reissue`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('invoice', invoiceSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      // The form stays mounted while the outcome is unknown. All invoices, as above.
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['Invoice', 'Invoiceable']),
    }),
    resendInvoice: build.mutation<Invoice, { invoiceId: string; email?: string; phone?: string }>({
      query: ({ invoiceId, ...body }) => ({
        path: `invoices/${encodePathSegment(invoiceId)}/resend`,
        method: 'POST',
        body,
      }),
      ...createEndpointResponseOptions(invoiceSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: (_invoice, _error, args) => [
        createEntityTag('Invoice', toInvoiceId(args)),
        createListTag('Invoice'),
      ],
    }),
  }),
});
export const {
  useGetInvoiceAddressQuery,
  useGetInvoiceSummaryQuery,
  useListInvoiceBillsInfiniteQuery,
  useListInvoiceOrdersInfiniteQuery,
  useListInvoicesInfiniteQuery,
  useGetInvoiceQuery,
  useResendInvoiceMutation,
} = invoiceCalls;
