import { useCallback } from 'react';

import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useDraft } from '@/flows/drafts/useDraft';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { CHARGING_PAY_MODE } from '@/services/cps/chargingOrders';
import type { ChargingStation } from '@/services/cps/stations';
import { useSpendableBalance } from '@/widgets/wallet/useSpendableBalance';

import { EMPTY_START_CHARGING_DRAFT, isStartChargingDraft, type StartChargingDraft } from './model/startChargingDraft';

/** The pay modes that this screen supports. */
const SUPPORTED_PAY_MODES: readonly number[] = [CHARGING_PAY_MODE.afterwards, CHARGING_PAY_MODE.prepaid];

/** The driver's choices for a charge at one gun, with the available options. */
export function useStartChargingForm(gunNo: string, station: ChargingStation | undefined) {
  const [draft, setDraft, drop] = useDraft<StartChargingDraft>(
    `chargingPage:${gunNo}`,
    EMPTY_START_CHARGING_DRAFT,
    isStartChargingDraft,
  );
  const change = useCallback((part: Partial<StartChargingDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  const { currentData } = useListBoundPlatesQuery();
  const ownPlates = sortDefaultVehicleFirst(currentData?.results ?? []);
  // Duplicate plates are one car.
  const plates = [...new Map(ownPlates.map((plate) => [plate.plateNo, plate])).values()];
  const offeredPayModes = SUPPORTED_PAY_MODES.filter((mode) => station?.payModes.includes(mode as never) === true);
  const payMode =
    offeredPayModes.find((mode) => mode === draft.payMode) ?? offeredPayModes[0] ?? CHARGING_PAY_MODE.afterwards;
  const isPrepaid = payMode === CHARGING_PAY_MODE.prepaid;
  const { cents } = useSpendableBalance(isPrepaid);
  const balanceCents = isPrepaid && cents !== null && !Number.isNaN(cents) ? cents : undefined;
  const minCents = station?.prepaidMinAmount ?? 0;
  return {
    draft,
    setDraft,
    change,
    drop,
    plates,
    plateNo: draft.plateNo ?? plates[0]?.plateNo ?? '',
    offeredPayModes,
    payMode,
    /** The balance in cents if it pays for the charge; undefined if it does not, or while unknown. */
    balanceCents,
    minCents,
    /** Whether the balance is known to be too small. */
    isBalanceShort: balanceCents !== undefined && balanceCents < minCents,
  };
}
export type StartChargingFormState = ReturnType<typeof useStartChargingForm>;
