import { useEffect } from 'react';

import type { BillToInvoice } from '@/domain/invoice/invoiceGroups';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenQueryParams } from '@/navigation/paths';
import {
  type InvoiceableItem,
  useListInvoiceBillsInfiniteQuery,
  useListInvoiceOrdersInfiniteQuery,
} from '@/services/invoice/invoices';
import { countDroppedRows } from '@/services/schema/countDroppedRows';

import { getNotInvoiceableReason, isInvoiceable, toPickedInvoiceBill } from '../model/invoiceable';

type Address = ScreenQueryParams<'makeInvoice'>;

/** Whether the address names a paid bill or order. */
export const hasInvoiceableItemInUrl = ({ orderNo, uniqueId, parkId }: Address): boolean =>
  orderNo !== undefined || (uniqueId !== undefined && parkId !== undefined);

const matchesQuery = ({ orderNo, uniqueId, parkId }: Address, bill: InvoiceableItem): boolean =>
  orderNo === undefined ? bill.uniqueId === uniqueId && bill.parkId === parkId : bill.orderNo === orderNo;

/** The bill or order that the address names, searched through all pages. */
export function useInvoiceableItemInUrl(address: Address) {
  const isOrder = address.orderNo !== undefined && address.bizType !== BIZ_TYPE.parking;
  const hasBill = hasInvoiceableItemInUrl(address);
  const fetchOptions = { refetchOnMountOrArgChange: true };
  const bills = useListInvoiceBillsInfiniteQuery(undefined, { ...fetchOptions, skip: !hasBill || isOrder });
  const orders = useListInvoiceOrdersInfiniteQuery({}, { ...fetchOptions, skip: !hasBill || !isOrder });
  const query = isOrder ? orders : bills;
  const { currentData, hasNextPage, isFetching, fetchNextPage } = query;
  const rows = (currentData?.pages ?? []).flatMap(({ results }) => results);
  const matches = rows.filter((row) => matchesQuery(address, row));
  const needsNextPage = hasBill && matches.length === 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (needsNextPage) void fetchNextPage();
  }, [needsNextPage, fetchNextPage]);
  const [first] = matches;
  const openBills: readonly BillToInvoice[] = matches.filter(isInvoiceable).map(toPickedInvoiceBill);
  return {
    query,
    isSearching: matches.length === 0 && (currentData === undefined || hasNextPage),
    bills: openBills,
    /** Why it cannot be invoiced; empty if it can. */
    reason:
      openBills.length > 0
        ? ''
        : first !== undefined
          ? getNotInvoiceableReason(first)
          : (currentData?.pages ?? []).some((page) => countDroppedRows(page) > 0)
            ? '有账单无法显示，请稍后重试或联系客服'
            : '没有找到这笔账单',
  };
}
