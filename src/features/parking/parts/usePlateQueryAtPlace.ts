import { useDispatch, useSelector } from 'react-redux';

import { joinPlateCells, type PlateCells } from '@/domain/plate/plateCells';
import { toYellowPlateColorParam } from '@/domain/plate/plateCodes';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { NO_BILL_TEXT } from '@/flows/plateQuery/noBillText';
import { nothingFound, plateChanged, selectPlateWithoutBill } from '@/flows/plateQuery/plateQuerySlice';
import type { BillPageName } from '@/flows/plateQuery/resolvePlateQueryResultPath';
import { type PlateQueryControls, usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { isPlainObject } from '@/lib/isPlainObject';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePressThrottleCheck } from '@/platform/clock/usePressThrottleCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingBillKey } from '@/services/charge/bills';
import { homeBillCalls } from '@/services/charge/homeBillCalls';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { plateBillLookupCalls } from '@/services/charge/plateLookup';

import { toParkingBillsArgs } from '../bills/useBillsToPay';
import { isBillPayable, isBillUnpriced, isBillUnsettled } from '../model/billStatus';
import type { PlateScreen } from './usePlateQueryDraft';

export interface PlateQueryAtPlaceState extends PlateQueryControls, PlaceQueryResult {}

interface PlaceQueryResult {
  /** The plate that was queried last on this screen; empty when there is none. */
  readonly asked: string;
  /** The plate that has unpaid bills elsewhere but none at this place; empty when there is none. */
  readonly owesElsewhere: string;
  /** The bill elsewhere, if the lookup found only one. Absent in drafts of the former release. */
  readonly onlyBill?: ParkingBillKey;
  readonly isYellow: boolean;
}

const isBillKey = (value: unknown): boolean =>
  isPlainObject(value) && typeof value['uniqueId'] === 'string' && typeof value['parkId'] === 'string';
const NO_RESULT: PlaceQueryResult = { asked: '', owesElsewhere: '', isYellow: false };
const isPlaceQueryResult = (value: unknown): value is PlaceQueryResult =>
  isPlainObject(value) &&
  typeof value['asked'] === 'string' &&
  typeof value['owesElsewhere'] === 'string' &&
  (value['onlyBill'] === undefined || isBillKey(value['onlyBill'])) &&
  typeof value['isYellow'] === 'boolean';

/** Selects the bills of one place among the bills of a car. */
export interface PlaceBillFilter {
  /**
   * The lot. Undefined for a berth: the lookup does not return berths, so the only bill of a car is opened without
   * checking its place.
   */
  readonly parkId?: string;
  /** The bills that belong to this place, or may belong to it. */
  readonly selectBills: (bills: readonly ParkingBill[]) => readonly ParkingBill[];
}

export const createLotBillFilter = (parkId: string): PlaceBillFilter => ({
  parkId,
  selectBills: (bills) => bills.filter((bill) => bill.parkId === parkId).slice(0, 1),
});

/**
 * The plate query limited to one place: a lane, or a berth (Rule 6.6). The lookup, which needs no session, identifies
 * the only bill of a car. If there are several, or if its IDs are missing, the list of bills is fetched.
 *
 * @param place null while no place is given; then bills of all places are found
 */
export function usePlateQueryAtPlace(
  screen: PlateScreen,
  billAt: BillPageName,
  place: PlaceBillFilter | null,
): PlateQueryAtPlaceState {
  const dispatch = useDispatch();
  const go = useScreenNavigator();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const nothingFor = useSelector(selectPlateWithoutBill);
  const { local, config } = usePorts();
  const passThrottle = usePressThrottleCheck();
  const unfilteredQuery = usePlateQuery(billAt);
  const [result, setAnswer] = useDraft<PlaceQueryResult>(`${screen}.elsewhere`, NO_RESULT, isPlaceQueryResult);
  const [findBills, lookupState] = plateBillLookupCalls.endpoints.findBillsByPlate.useMutation();
  const [listBills, listState] = homeBillCalls.endpoints.listParkingBills.useLazyQuery();
  // Once it is known that nothing is owed at this place, BillsOwedElsewhereCard sends the same query itself.
  const isListing = listState.isFetching && nothingFor === '';
  const isBusy = lookupState.isLoading || isListing;

  const showNothingOwed = (nextResult: PlaceQueryResult) => {
    setAnswer(nextResult);
    dispatch(nothingFound(nextResult.asked));
  };

  const queryPlate = async ({ parkId, selectBills }: PlaceBillFilter, plateNo: string, isYellow: boolean) => {
    const isOnScreen = guardScreen();
    const plate = { plateNo, ...toYellowPlateColorParam(isYellow) };
    const dealerId = local.get('driverDealerId') ?? config.driverDealerId;
    const lookup = await findBills({ ...plate, dealerId }).unwrap();
    if (!isOnScreen()) return;
    if (lookup.count === 0) {
      showNothingOwed({ asked: plateNo, owesElsewhere: '', isYellow });
      toast(NO_BILL_TEXT);
      return;
    }
    if (lookup.count === 1 && lookup.uniqueId !== '' && lookup.parkId !== '') {
      const onlyBill = { uniqueId: lookup.uniqueId, parkId: lookup.parkId };
      if (parkId === undefined || parkId === lookup.parkId) go.to(billAt, onlyBill);
      else showNothingOwed({ asked: plateNo, owesElsewhere: plateNo, onlyBill, isYellow });
      return;
    }
    const { results, unread = 0 } = await listBills(toParkingBillsArgs(plate)).unwrap();
    if (!isOnScreen()) return;
    const unsettledBills = results.filter(isBillUnsettled);
    // Payable bills have precedence. If there are none, the page of an unpayable bill shows why it cannot be paid.
    const payableBills = selectBills(unsettledBills.filter((bill) => isBillPayable(bill) || isBillUnpriced(bill)));
    const [placeBill, ...others] = payableBills.length > 0 ? payableBills : selectBills(unsettledBills);
    if (placeBill !== undefined && others.length === 0) {
      go.to(billAt, { uniqueId: placeBill.uniqueId, parkId: placeBill.parkId });
      return;
    }
    // A row that was dropped or is not in the list may be this place's bill, so the page with all bills is opened.
    if (placeBill !== undefined || unread > 0 || unsettledBills.length === 0) {
      go.to('multiPayPage', plate);
      return;
    }
    showNothingOwed({ asked: plateNo, owesElsewhere: plateNo, isYellow });
  };

  return {
    ...result,
    isBusy: isBusy || unfilteredQuery.isBusy,
    query: (cells: PlateCells, isYellow: boolean) => {
      if (place === null) {
        setAnswer({ asked: joinPlateCells(cells), owesElsewhere: '', isYellow });
        unfilteredQuery.query(cells, isYellow);
      }
      if (place === null || isBusy || !isQueryablePlate(cells) || !passThrottle()) return;
      dispatch(plateChanged());
      // Errors are shown by the error table.
      queryPlate(place, joinPlateCells(cells), isYellow).catch(() => undefined);
    },
  };
}
