import { useDispatch, useSelector } from 'react-redux';

import { joinCells, type PlateCells } from '@/domain/plate/plateCells';
import { colorToSend } from '@/domain/plate/plateCodes';
import { isQueryable } from '@/domain/plate/plateRules';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { NOTHING_OWED } from '@/flows/plateQuery/nothingOwed';
import type { BillPage } from '@/flows/plateQuery/plateQueryPath';
import { nothingFound, plateChanged, selectNothingFor } from '@/flows/plateQuery/plateQuerySlice';
import { type PlateQueryControls, usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { isPlainObject } from '@/lib/isPlainObject';
import { useGo } from '@/navigation/hooks/useGo';
import { useStillHere } from '@/navigation/hooks/useStillHere';
import { homeBills } from '@/services/charge/homeBills';
import type { ParkingBill, parkingBills } from '@/services/charge/parkingBill';
import { plateLookupCalls } from '@/services/charge/plateLookup';
import { usePorts } from '@/services/transport/ports/PortsContext';
import type { Infer } from '@/services/transport/wire/wire';

import { billsArgs } from '../bills/useBillsToPay';
import { isPayable, isUnpriced } from '../model/billAnswer';
import type { PlateScreen } from './usePlateDraft';

export interface PlaceControls extends PlateQueryControls, PlaceAnswer {}

interface PlaceAnswer {
  /** The plate that was asked here last; empty when there is none. */
  readonly asked: string;
  /** The plate that owes nothing at this place but owes something elsewhere; empty when there is none. */
  readonly owesElsewhere: string;
  readonly isYellow: boolean;
}

const NO_BILLS: Infer<typeof parkingBills> = { results: [], total: 0 };
const NOTHING: PlaceAnswer = { asked: '', owesElsewhere: '', isYellow: false };
const isPlaceAnswer = (value: unknown): value is PlaceAnswer =>
  isPlainObject(value) &&
  typeof value['asked'] === 'string' &&
  typeof value['owesElsewhere'] === 'string' &&
  typeof value['isYellow'] === 'boolean';

/**
 * The plate query where the place is known too: a lane, or a berth. The bill of this place opens, whatever else the car owes.
 *
 * @param findHere the bills that are of this place, or may be; null while no place is given, when every bill counts
 */
export function usePlaceQuery(
  screen: PlateScreen,
  billAt: BillPage,
  findHere: ((owed: readonly ParkingBill[]) => readonly ParkingBill[]) | null,
): PlaceControls {
  const dispatch = useDispatch();
  const go = useGo();
  const toast = useToast();
  const stillHere = useStillHere();
  const nothingFor = useSelector(selectNothingFor);
  const { local, config } = usePorts();
  const anywhere = usePlateQuery(billAt);
  const [answer, setAnswer] = useDraft<PlaceAnswer>(`${screen}.elsewhere`, NOTHING, isPlaceAnswer);
  const [findBills, finding] = plateLookupCalls.endpoints.findBillsByPlate.useMutation();
  const [listBills, listing] = homeBills.endpoints.listParkingBills.useLazyQuery();
  // Once nothing is owed here, OtherBills sends the same query itself.
  const isListing = listing.isFetching && nothingFor === '';
  const isBusy = finding.isLoading || isListing;

  const ask = async (find: NonNullable<typeof findHere>, plateNo: string, isYellow: boolean) => {
    const isHere = stillHere();
    const plate = { plateNo, ...colorToSend(isYellow) };
    const dealerId = local.get('driverDealerId') ?? config.driverDealerId;
    const { count } = await findBills({ ...plate, dealerId }).unwrap();
    const { results, unread = 0 } = count === 0 ? NO_BILLS : await listBills(billsArgs(plate)).unwrap();
    if (!isHere()) return;
    // A bill whose amount the list lacks is asked about on its own page.
    const owed = results.filter((bill) => isPayable(bill) || isUnpriced(bill));
    const [here, ...others] = find(owed);
    if (here !== undefined && others.length === 0) {
      go.to(billAt, { uniqueId: here.uniqueId, parkId: here.parkId });
      return;
    }
    // A row that cannot be read may be this place's bill. The page with all bills says so.
    if (here !== undefined || unread > 0) {
      go.to('multiPayPage', plate);
      return;
    }
    setAnswer({ asked: plateNo, owesElsewhere: owed.length === 0 ? '' : plateNo, isYellow });
    dispatch(nothingFound(plateNo));
    // The text of Rule 5.3, with the plate in front.
    if (owed.length === 0) toast(NOTHING_OWED);
  };

  return {
    ...answer,
    isBusy: isBusy || anywhere.isBusy,
    query: (cells: PlateCells, isYellow: boolean) => {
      if (findHere === null) {
        setAnswer({ asked: joinCells(cells), owesElsewhere: '', isYellow });
        anywhere.query(cells, isYellow);
      }
      if (findHere === null || isBusy || !isQueryable(cells)) return;
      dispatch(plateChanged());
      // The error table shows errors.
      ask(findHere, joinCells(cells), isYellow).catch(() => undefined);
    },
  };
}
