import { UNKNOWN_PLATE_COLOR } from '@/domain/plate/plateCodes';
import { toggleSelectedPlate } from '@/domain/plate/toggleSelectedPlate';
import { pathTo } from '@/navigation/paths';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { PlateChips } from '@/ui/plate/PlateChips';

import { MAX_RESIDENT_PLATES } from '../model/residentRegistrationForm';
import type { ResidentRegistrationFormState } from './useResidentRegistrationForm';

/** The vehicles that belong to the room. Optional. */
export function ResidentPlatesCard({
  form: { draft, former, change, fieldError },
}: {
  readonly form: ResidentRegistrationFormState;
}) {
  const boundPlates = useListBoundPlatesQuery().currentData?.results ?? [];
  const unboundPlates = draft.plateNos.filter((plateNo) => !boundPlates.some((plate) => plate.plateNo === plateNo));
  const returnPath = pathTo('userApplyUserCheckIn', former === undefined ? {} : { applyId: former.applyId });
  const all = [...boundPlates, ...unboundPlates.map((plateNo) => ({ plateNo, plateColor: UNKNOWN_PLATE_COLOR }))];
  const plates = [...new Map(all.map((plate) => [plate.plateNo, plate])).values()];
  const error = fieldError('plates');
  return (
    <Card
      title="车辆（选填）"
      right={<LinkButton to={pathTo('addCar', { redirect: returnPath })}>添加车辆</LinkButton>}
    >
      {plates.length === 0 ? (
        <p>绑定车辆后可以一起登记</p>
      ) : (
        <PlateChips
          label={`最多选${MAX_RESIDENT_PLATES}辆`}
          isDisabled={false}
          chips={plates.map(({ plateNo, plateColor }) => ({
            key: plateNo,
            plateNo,
            plateColor,
            isChosen: draft.plateNos.includes(plateNo),
            onPress: () => {
              change('plates', { plateNos: toggleSelectedPlate(draft.plateNos, plateNo, MAX_RESIDENT_PLATES) });
            },
          }))}
        />
      )}
      {error !== undefined && <p role="alert">{error}</p>}
    </Card>
  );
}
