import { useDispatch, useSelector } from 'react-redux';

import { joinCells, type PlateCells } from '@/domain/plate/plateCells';
import { colorToSend } from '@/domain/plate/plateCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { isQueryable } from '@/domain/plate/plateRules';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { nothingFound, plateChanged, selectNothingFor } from '@/flows/plateQuery/plateQuerySlice';
import { type PlateQueryControls, usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { isPlainObject } from '@/lib/isPlainObject';
import { useGo } from '@/navigation/hooks/useGo';
import { useStillHere } from '@/navigation/hooks/useStillHere';
import { homeBills } from '@/services/charge/homeBills';
import type { parkingBills } from '@/services/charge/parkingBill';
import { plateLookupCalls } from '@/services/charge/plateLookup';
import { usePorts } from '@/services/transport/ports/PortsContext';
import type { Infer } from '@/services/transport/wire/wire';

import { billsArgs } from '../bills/useBillsToPay';
import { isPayable, isUnpriced } from '../model/billAnswer';

export interface LaneControls extends PlateQueryControls, LaneAnswer {}

interface LaneAnswer {
  /** The plate that owes nothing to this lot but owes something elsewhere; empty when there is none. */
  readonly owesElsewhere: string;
  readonly isYellow: boolean;
}

const NO_BILLS: Infer<typeof parkingBills> = { results: [], total: 0 };
const NOTHING: LaneAnswer = { owesElsewhere: '', isYellow: false };
const isLaneAnswer = (value: unknown): value is LaneAnswer =>
  isPlainObject(value) && typeof value['owesElsewhere'] === 'string' && typeof value['isYellow'] === 'boolean';

/** The plate query at a lane. The barrier waits only for this lot's bill, so that bill opens here, whatever else the car owes. */
export function useLaneQuery(parkId: string | undefined): LaneControls {
  const dispatch = useDispatch();
  const go = useGo();
  const toast = useToast();
  const stillHere = useStillHere();
  const nothingFor = useSelector(selectNothingFor);
  const { local, config } = usePorts();
  const anywhere = usePlateQuery('scanPayPage');
  const [answer, setAnswer] = useDraft<LaneAnswer>('scanPayPage.elsewhere', NOTHING, isLaneAnswer);
  const [findBills, finding] = plateLookupCalls.endpoints.findBillsByPlate.useMutation();
  const [listBills, listing] = homeBills.endpoints.listParkingBills.useLazyQuery();
  // Once nothing is owed here, OtherBills sends the same query itself.
  const isListing = listing.isFetching && nothingFor === '';
  const isBusy = finding.isLoading || isListing;

  const ask = async (plateNo: string, isYellow: boolean) => {
    const isHere = stillHere();
    const plate = { plateNo, ...colorToSend(isYellow) };
    const dealerId = local.get('driverDealerId') ?? config.driverDealerId;
    const { count } = await findBills({ ...plate, dealerId }).unwrap();
    const { results, unread = 0 } = count === 0 ? NO_BILLS : await listBills(billsArgs(plate)).unwrap();
    if (!isHere()) return;
    // A bill whose amount the list lacks is asked about on its own page.
    const owed = results.filter((bill) => isPayable(bill) || isUnpriced(bill));
    const here = owed.find((bill) => bill.parkId === parkId);
    if (here !== undefined) {
      go.to('scanPayPage', { uniqueId: here.uniqueId, parkId: here.parkId });
      return;
    }
    // A row that cannot be read may be this lot's bill. The page with all bills says so.
    if (unread > 0) {
      go.to('multiPayPage', plate);
      return;
    }
    setAnswer({ owesElsewhere: owed.length === 0 ? '' : plateNo, isYellow });
    dispatch(nothingFound(plateNo));
    // The text of Rule 5.3, with the plate in front.
    if (owed.length === 0) toast(`${formatPlate(plateNo)} 未查到待缴费信息`);
  };

  return {
    ...answer,
    isBusy: isBusy || anywhere.isBusy,
    query: (cells: PlateCells, isYellow: boolean) => {
      if (parkId === undefined) anywhere.query(cells, isYellow);
      if (parkId === undefined || isBusy || !isQueryable(cells)) return;
      dispatch(plateChanged());
      // The error table shows errors.
      ask(joinCells(cells), isYellow).catch(() => undefined);
    },
  };
}
