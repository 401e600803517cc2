import { useDispatch, useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { plateChanged, selectNothingFor } from '@/flows/plateQuery/plateQuerySlice';
import { useScreen } from '@/navigation/hooks/useScreen';

import { PlateQueryView } from '../parts/PlateQueryView';
import { usePlaceQuery } from '../parts/usePlaceQuery';
import { BerthField } from './BerthField';
import { berthOf, mayBeAtBerth } from './model/roadBills';
import { NoBills } from './NoBills';
import { RoadSections } from './RoadSections';

const NONE = {};
const isText = (value: unknown): value is string => typeof value === 'string';

/** Parking along a road: one question, answered by the berth, one of the driver's cars, or any plate; and the sections nearby. */
export default function RoadParkingScreen() {
  const dispatch = useDispatch();
  const { frame } = useScreen('roadParkingIndex');
  const [typed, setTyped] = useDraft<string>('roadParkingIndex.berth', '', isText);
  const berth = berthOf(typed);
  const asking = usePlaceQuery(
    'roadParkingIndex',
    'payPage',
    berth === '' ? null : { findHere: (bills) => mayBeAtBerth(bills, berth) },
  );
  const nothingFor = useSelector(selectNothingFor);
  return (
    <PlateQueryView
      frame={frame}
      given={NONE}
      billAt="payPage"
      asking={asking}
      before={
        <BerthField
          typed={typed}
          onChange={(next) => {
            setTyped(next);
            dispatch(plateChanged());
          }}
        />
      }
      foot={<RoadSections />}
    >
      {nothingFor !== '' && nothingFor === asking.asked && (
        <NoBills plateNo={nothingFor} berth={berth} asking={asking} />
      )}
    </PlateQueryView>
  );
}
