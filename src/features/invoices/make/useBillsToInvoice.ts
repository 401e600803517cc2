import { useEffect } from 'react';

import type { ChosenBill } from '@/domain/invoice/invoiceGroups';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenQuery } from '@/navigation/paths';
import {
  type Invoiceable,
  useListInvoiceBillsInfiniteQuery,
  useListInvoiceOrdersInfiniteQuery,
} from '@/services/invoice/invoices';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';

import { canPick, chosen, whyNot } from '../model/pickable';

type Address = ScreenQuery<'makeInvoice'>;

/** The address names one thing that was paid. */
export const namesBill = ({ orderNo, uniqueId, parkId }: Address): boolean =>
  orderNo !== undefined || (uniqueId !== undefined && parkId !== undefined);

const isNamed = ({ orderNo, uniqueId, parkId }: Address, bill: Invoiceable): boolean =>
  orderNo === undefined ? bill.uniqueId === uniqueId && bill.parkId === parkId : bill.orderNo === orderNo;

/** The one thing that the address names, looked for through all pages. */
export function useNamedBill(address: Address) {
  const isOrder = address.orderNo !== undefined && address.bizType !== BIZ_TYPE.parking;
  const isAsked = namesBill(address);
  const fresh = { refetchOnMountOrArgChange: true };
  const bills = useListInvoiceBillsInfiniteQuery(undefined, { ...fresh, skip: !isAsked || isOrder });
  const orders = useListInvoiceOrdersInfiniteQuery({}, { ...fresh, skip: !isAsked || !isOrder });
  const query = isOrder ? orders : bills;
  const { currentData, hasNextPage, isFetching, fetchNextPage } = query;
  const rows = (currentData?.pages ?? []).flatMap(({ results }) => results);
  const found = rows.filter((row) => isNamed(address, row));
  const asksMore = isAsked && found.length === 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (asksMore) void fetchNextPage();
  }, [asksMore, fetchNextPage]);
  const [first] = found;
  const open: readonly ChosenBill[] = found.filter(canPick).map(chosen);
  return {
    query,
    isSearching: found.length === 0 && (currentData === undefined || hasNextPage),
    bills: open,
    /** Why it cannot be invoiced; empty if it can. */
    reason:
      open.length > 0
        ? ''
        : first !== undefined
          ? whyNot(first)
          : (currentData?.pages ?? []).some((page) => droppedRowCount(page) > 0)
            ? '有账单无法显示，请稍后重试或联系客服'
            : '没有找到这笔账单',
  };
}
