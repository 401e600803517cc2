import { useDispatch, useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { plateChanged, selectPlateWithoutBill } from '@/flows/plateQuery/plateQuerySlice';
import { useScreen } from '@/navigation/hooks/useScreen';

import { PlateQueryView } from '../parts/PlateQueryView';
import { usePlateQueryAtPlace } from '../parts/usePlateQueryAtPlace';
import { BerthFieldWithOwnCars } from './BerthFieldWithOwnCars';
import { findBillsAtBerth, normalizeBerth } from './model/roadBills';
import { NearbyRoadsideSections } from './NearbyRoadsideSections';
import { NoBillsNotice } from './NoBillsNotice';

const NO_PLATE = {};
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Roadside parking: query a bill by berth, by one of the driver's cars, or by any plate. Below, the sections nearby.
 */
export default function RoadParkingScreen() {
  const dispatch = useDispatch();
  const { frame } = useScreen('roadParkingIndex');
  const [typed, setTyped] = useDraft<string>('roadParkingIndex.berth', '', isText);
  const berth = normalizeBerth(typed);
  const plateQuery = usePlateQueryAtPlace(
    'roadParkingIndex',
    'payPage',
    berth === '' ? null : { selectBills: (bills) => findBillsAtBerth(bills, berth) },
  );
  const nothingFor = useSelector(selectPlateWithoutBill);
  return (
    <PlateQueryView
      frame={frame}
      initialPlate={NO_PLATE}
      billAt="payPage"
      plateQuery={plateQuery}
      before={
        <BerthFieldWithOwnCars
          typed={typed}
          onChange={(next) => {
            setTyped(next);
            dispatch(plateChanged());
          }}
        />
      }
      foot={<NearbyRoadsideSections />}
    >
      {nothingFor !== '' && nothingFor === plateQuery.asked && (
        <NoBillsNotice plateNo={nothingFor} berth={berth} plateQuery={plateQuery} />
      )}
    </PlateQueryView>
  );
}
