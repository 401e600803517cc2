import { useDispatch, useSelector } from 'react-redux';

import type { PassPeriod } from '@/domain/pass/period';
import { draftChanged, selectDrafts } from '@/flows/drafts/draftsSlice';
import { isPlainObject } from '@/lib/isPlainObject';
import { usePorts } from '@/platform/ports/PortsContext';

const isPeriod = (value: unknown): value is PassPeriod =>
  isPlainObject(value) && Number.isSafeInteger(value['startMs']) && Number.isSafeInteger(value['endMs']);

const draftName = (orderNo: string) => `wrongTimePackagePay.promise:${orderNo}`;

/**
 * The periods shown before each order was placed, stored until it is paid. If the server's period differs, the payment
 * form shows a notice.
 */
export function usePromisedOffPeakPackagePeriods() {
  const dispatch = useDispatch();
  const { clock } = usePorts();
  const drafts = useSelector(selectDrafts);
  return {
    save: (orderNo: string, period: PassPeriod) =>
      void dispatch(draftChanged({ form: draftName(orderNo), value: period, changedAtMs: clock.deviceNow() })),
    /** Null if none is stored. */
    find: (orderNo: string): PassPeriod | null => {
      const stored = drafts[draftName(orderNo)]?.value;
      return isPeriod(stored) ? stored : null;
    },
  };
}
