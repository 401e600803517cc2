import type { HostInvoiceTitle } from '@/host/Host';
import { asRecord, asText } from '@/host/replies/hostReply';

/** Like what a field of one line takes. */
const lineOf = (sent: unknown): string => asText(sent).replace(/\s+/g, ' ').trim();

/** The chosen title; null if it has no name. Clients send the type as a number or as text: 0 a company, 1 a person. */
export function readInvoiceTitle(reply: unknown): HostInvoiceTitle | null {
  const sent = asRecord(asRecord(reply)['choose_invoice_title_info']);
  const of = (name: string): string => lineOf(sent[name]);
  const titleName = of('title');
  if (titleName === '') return null;
  return {
    isCompany: of('type') !== '1',
    titleName,
    taxNo: of('taxNumber'),
    address: of('companyAddress'),
    phone: of('telephone'),
    bankName: of('bankName'),
    bankAccount: of('bankAccount'),
  };
}
