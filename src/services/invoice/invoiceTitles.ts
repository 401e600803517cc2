import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { invoiceApi } from './invoiceApi';
import { INVOICE_TITLE_TYPE } from './invoices';

/** An invoice title that the driver has saved. */
export const invoiceTitleSchema = wire.entity({
  titleId: wire.id(),
  titleType: wire.enumCode(Object.values(INVOICE_TITLE_TYPE), INVOICE_TITLE_TYPE.unknown),
  titleName: wire.requiredText(),
  taxNo: wire.text(),
  address: wire.text(),
  phone: wire.text(),
  bankName: wire.text(),
  bankAccount: wire.text(),
  email: wire.text(),
  isDefault: wire.flag(),
});
export type InvoiceTitle = wire.Infer<typeof invoiceTitleSchema>;
export const invoiceTitlesSchema = wire.results(invoiceTitleSchema);

/**
 * A company needs its tax number (domain/validation/findTaxNoError). Address and phone must be given together or not at
 * all; the same applies to bank and account.
 */
export interface SaveInvoiceTitleArgs {
  titleType: 1 | 2;
  titleName: string;
  taxNo?: string;
  address?: string;
  phone?: string;
  bankName?: string;
  bankAccount?: string;
  email?: string;
  isDefault: 0 | 1;
}

export const invoiceTitleCalls = invoiceApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listInvoiceTitles: build.query<wire.Infer<typeof invoiceTitlesSchema>, void>({
      query: () => ({ path: 'invoiceTitles' }),
      ...createEndpointResponseOptions(invoiceTitlesSchema),
      providesTags: ['InvoiceTitle'],
    }),
    addInvoiceTitle: build.mutation<InvoiceTitle, SaveInvoiceTitleArgs>({
      query: (body) => ({ path: 'invoiceTitles', method: 'POST', body }),
      ...createEndpointResponseOptions(invoiceTitleSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: ['InvoiceTitle'],
    }),
    changeInvoiceTitle: build.mutation<InvoiceTitle, SaveInvoiceTitleArgs & { titleId: string }>({
      query: (body) => ({ path: 'invoiceTitles', method: 'PUT', body }),
      ...createEndpointResponseOptions(invoiceTitleSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['InvoiceTitle'],
    }),
    deleteInvoiceTitle: build.mutation<InvoiceTitle, { titleId: string }>({
      query: (query) => ({ path: 'invoiceTitles', method: 'DELETE', query }),
      ...createEndpointResponseOptions(invoiceTitleSchema),
      invalidatesTags: ['InvoiceTitle'],
    }),
  }),
});
export const {
  useListInvoiceTitlesQuery,
  useAddInvoiceTitleMutation,
  useChangeInvoiceTitleMutation,
  useDeleteInvoiceTitleMutation,
} = invoiceTitleCalls;
