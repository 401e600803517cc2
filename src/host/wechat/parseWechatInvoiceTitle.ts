import type { HostInvoiceTitle } from '@/host/HostAdapter';
import { hostReplyAsRecord, hostReplyValueAsText } from '@/host/replies/hostReply';

/** Normalizes white space, like an input field of one line. */
const toSingleLine = (value: unknown): string => hostReplyValueAsText(value).replace(/\s+/g, ' ').trim();

/** The chosen title; null if it has no name. Clients send the type as a number or as text: 0 a company, 1 a person. */
export function parseWechatInvoiceTitle(reply: unknown): HostInvoiceTitle | null {
  const fields = hostReplyAsRecord(hostReplyAsRecord(reply)['choose_invoice_title_info']);
  const getField = (name: string): string => toSingleLine(fields[name]);
  const titleName = getField('title');
  if (titleName === '') return null;
  return {
    isCompany: getField('type') !== '1',
    titleName,
    taxNo: getField('taxNumber'),
    address: getField('companyAddress'),
    phone: getField('telephone'),
    bankName: getField('bankName'),
    bankAccount: getField('bankAccount'),
  };
}
