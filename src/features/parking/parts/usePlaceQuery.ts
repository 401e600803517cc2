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
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import type { BillKey } from '@/services/charge/bills';
import { homeBills } from '@/services/charge/homeBills';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { plateLookupCalls } from '@/services/charge/plateLookup';
import { useThrottle } from '@/services/transport/clock/useThrottle';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { billsArgs } from '../bills/useBillsToPay';
import { isPayable, isUnpriced, isUnsettled } from '../model/billAnswer';
import type { PlateScreen } from './usePlateDraft';

export interface PlaceControls extends PlateQueryControls, PlaceAnswer {}

interface PlaceAnswer {
  /** The plate that was asked here last; empty when there is none. */
  readonly asked: string;
  /** The plate that owes nothing at this place but owes something elsewhere; empty when there is none. */
  readonly owesElsewhere: string;
  /** The bill elsewhere, where the lookup said that it is the only one. An answer of the former release has none. */
  readonly onlyBill?: BillKey;
  readonly isYellow: boolean;
}

const isBillKey = (value: unknown): boolean =>
  isPlainObject(value) && typeof value['uniqueId'] === 'string' && typeof value['parkId'] === 'string';
const NOTHING: PlaceAnswer = { asked: '', owesElsewhere: '', isYellow: false };
const isPlaceAnswer = (value: unknown): value is PlaceAnswer =>
  isPlainObject(value) &&
  typeof value['asked'] === 'string' &&
  typeof value['owesElsewhere'] === 'string' &&
  (value['onlyBill'] === undefined || isBillKey(value['onlyBill'])) &&
  typeof value['isYellow'] === 'boolean';

/** What is of a place among the bills of a car. */
export interface Place {
  /** Of a lot alone; undefined for a berth, which the lookup does not tell: its one bill is shown for the driver to judge. */
  readonly parkId?: string;
  /** The bills that are of this place, or may be. */
  readonly findHere: (bills: readonly ParkingBill[]) => readonly ParkingBill[];
}

export const lotPlace = (parkId: string): Place => ({
  parkId,
  findHere: (bills) => bills.filter((bill) => bill.parkId === parkId).slice(0, 1),
});

/**
 * The plate query where the place is known too: a lane, or a berth (Rule 6.6). A car's only bill is named by the lookup, which needs no session; the
 * list is read for several, or for one without ids.
 *
 * @param place null while no place is given, when every bill counts
 */
export function usePlaceQuery(screen: PlateScreen, billAt: BillPage, place: Place | null): PlaceControls {
  const dispatch = useDispatch();
  const go = useGo();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const nothingFor = useSelector(selectNothingFor);
  const { local, config } = usePorts();
  const mayPass = useThrottle();
  const anywhere = usePlateQuery(billAt);
  const [answer, setAnswer] = useDraft<PlaceAnswer>(`${screen}.elsewhere`, NOTHING, isPlaceAnswer);
  const [findBills, finding] = plateLookupCalls.endpoints.findBillsByPlate.useMutation();
  const [listBills, listing] = homeBills.endpoints.listParkingBills.useLazyQuery();
  // Once nothing is owed here, OwedElsewhere sends the same query itself.
  const isListing = listing.isFetching && nothingFor === '';
  const isBusy = finding.isLoading || isListing;

  const showNothing = (nothing: PlaceAnswer) => {
    setAnswer(nothing);
    dispatch(nothingFound(nothing.asked));
  };

  const lookUp = async ({ parkId, findHere }: Place, plateNo: string, isYellow: boolean) => {
    const isHere = stillHere();
    const plate = { plateNo, ...colorToSend(isYellow) };
    const dealerId = local.get('driverDealerId') ?? config.driverDealerId;
    const found = await findBills({ ...plate, dealerId }).unwrap();
    if (!isHere()) return;
    if (found.count === 0) {
      showNothing({ asked: plateNo, owesElsewhere: '', isYellow });
      toast(NOTHING_OWED);
      return;
    }
    if (found.count === 1 && found.uniqueId !== '' && found.parkId !== '') {
      const onlyBill = { uniqueId: found.uniqueId, parkId: found.parkId };
      if (parkId === undefined || parkId === found.parkId) go.to(billAt, onlyBill);
      else showNothing({ asked: plateNo, owesElsewhere: plateNo, onlyBill, isYellow });
      return;
    }
    const { results, unread = 0 } = await listBills(billsArgs(plate)).unwrap();
    if (!isHere()) return;
    const open = results.filter(isUnsettled);
    // A bill that cannot be paid now says why on its own page. One that can be paid comes first.
    const payableHere = findHere(open.filter((bill) => isPayable(bill) || isUnpriced(bill)));
    const [here, ...others] = payableHere.length > 0 ? payableHere : findHere(open);
    if (here !== undefined && others.length === 0) {
      go.to(billAt, { uniqueId: here.uniqueId, parkId: here.parkId });
      return;
    }
    // A row that cannot be read, or is not listed, may be this place's bill. The page with all bills says so.
    if (here !== undefined || unread > 0 || open.length === 0) {
      go.to('multiPayPage', plate);
      return;
    }
    showNothing({ asked: plateNo, owesElsewhere: plateNo, isYellow });
  };

  return {
    ...answer,
    isBusy: isBusy || anywhere.isBusy,
    query: (cells: PlateCells, isYellow: boolean) => {
      if (place === null) {
        setAnswer({ asked: joinCells(cells), owesElsewhere: '', isYellow });
        anywhere.query(cells, isYellow);
      }
      if (place === null || isBusy || !isQueryable(cells) || !mayPass()) return;
      dispatch(plateChanged());
      // The error table shows errors.
      lookUp(place, joinCells(cells), isYellow).catch(() => undefined);
    },
  };
}
