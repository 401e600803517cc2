import { useCallback } from 'react';

import { defaultFirst } from '@/domain/plate/defaultFirst';
import { useDraft } from '@/flows/drafts/useDraft';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { CHARGING_PAY_MODE } from '@/services/cps/chargingOrders';
import type { Station } from '@/services/cps/stations';
import { useBalance } from '@/widgets/wallet/useBalance';

import { EMPTY_START, isStartDraft, type StartDraft } from './model/startDraft';

/** The ways to pay that a station offers and that a driver can choose here. */
const CHOOSABLE: readonly number[] = [CHARGING_PAY_MODE.afterwards, CHARGING_PAY_MODE.prepaid];

/** The driver's choices for a charge at one gun, with what can be chosen. */
export function useStartForm(gunNo: string, station: Station | undefined) {
  const [draft, setDraft, drop] = useDraft<StartDraft>(`chargingPage:${gunNo}`, EMPTY_START, isStartDraft);
  const change = useCallback((part: Partial<StartDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  const { currentData } = useListBoundPlatesQuery();
  const own = defaultFirst(currentData?.results ?? []);
  // A number that came twice is one car.
  const plates = [...new Map(own.map((plate) => [plate.plateNo, plate])).values()];
  const offered = CHOOSABLE.filter((mode) => station?.payModes.includes(mode as never) === true);
  const payMode = offered.find((mode) => mode === draft.payMode) ?? offered[0] ?? CHARGING_PAY_MODE.afterwards;
  const isPrepaid = payMode === CHARGING_PAY_MODE.prepaid;
  const { cents } = useBalance(isPrepaid);
  const balanceCents = isPrepaid && cents !== null && !Number.isNaN(cents) ? cents : undefined;
  const minCents = station?.prepaidMinAmount ?? 0;
  return {
    draft,
    setDraft,
    change,
    drop,
    plates,
    plateNo: draft.plateNo ?? plates[0]?.plateNo ?? '',
    offered,
    payMode,
    /** The balance that pays for the charge; undefined if it does not, or is not known yet. */
    balanceCents,
    minCents,
    /** Whether the balance is certainly too small. */
    isShort: balanceCents !== undefined && balanceCents < minCents,
  };
}
export type StartForm = ReturnType<typeof useStartForm>;
