import { useDispatch, useSelector } from 'react-redux';

import type { Period } from '@/domain/pass/period';
import { draftChanged, selectDrafts } from '@/flows/drafts/draftsSlice';
import { isPlainObject } from '@/lib/isPlainObject';
import { usePorts } from '@/services/transport/ports/PortsContext';

const isPeriod = (value: unknown): value is Period =>
  isPlainObject(value) && Number.isSafeInteger(value['startMs']) && Number.isSafeInteger(value['endMs']);

const formOf = (orderNo: string) => `wrongTimePackagePay.promise:${orderNo}`;

/** The days that were shown before an order was made, until it is paid: the server's own may differ, and then the driver is told. */
export function usePromise() {
  const dispatch = useDispatch();
  const { clock } = usePorts();
  const drafts = useSelector(selectDrafts);
  return {
    keep: (orderNo: string, period: Period) =>
      void dispatch(draftChanged({ form: formOf(orderNo), value: period, changedAtMs: clock.deviceNow() })),
    /** Null where nothing is known of it. */
    of: (orderNo: string): Period | null => {
      const kept = drafts[formOf(orderNo)]?.value;
      return isPeriod(kept) ? kept : null;
    },
  };
}
