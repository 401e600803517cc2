import { useSelector } from 'react-redux';

import { VEHICLE_CERT_STATE } from '@/domain/plate/vehicleCodes';
import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import {
  carKindLabel,
  plateColorLabel,
  vehicleAutoDeductionTag,
  vehicleCertificationTag,
} from '../model/vehicleLabels';
import { isAutoDeductionAvailable } from '../withholding/model/deductionChannels';
import { PlateWithTags } from './PlateWithTags';
import type { VehicleActions } from './useVehicleActions';
import { VehicleButtons } from './VehicleButtons';

/** The plate, its kind, its certification and its automatic payment. */
export function VehicleFactsCards({
  plate,
  actions,
}: {
  readonly plate: BoundPlate;
  readonly actions: VehicleActions;
}) {
  const { clientType } = useSelector(selectHostCapabilities);
  const { plateId, plateNo, certState, certReason, withholdState, arrearsNum } = plate;
  const certification = vehicleCertificationTag(certState);
  const withholding = vehicleAutoDeductionTag(withholdState);
  const papersPath =
    certState === VEHICLE_CERT_STATE.notYet
      ? pathTo('plateMaterialEdit', { plateId })
      : pathTo('plateMaterialDetail', { plateId });
  return (
    <>
      <Card>
        <PlateWithTags plate={plate} />
        <FactRows
          facts={[
            { label: '车牌颜色', value: plateColorLabel(plate.plateColor) },
            { label: '车辆类型', value: carKindLabel(plate.carKind) },
          ]}
        />
        <VehicleButtons plate={plate} actions={actions} />
      </Card>
      <Card>
        <CardRows>
          {arrearsNum > 0 && (
            <ListRow
              title="欠费补缴"
              right={<Tag tone="owed">{`${arrearsNum}笔待补缴`}</Tag>}
              to={pathTo('arrearsPage', { plateNo })}
            />
          )}
          <ListRow
            title="车辆认证"
            note={certState === VEHICLE_CERT_STATE.refused && certReason !== '' ? certReason : undefined}
            right={<Tag tone={certification.tone}>{certification.text}</Tag>}
            to={papersPath}
          />
          {isAutoDeductionAvailable(clientType) && (
            <ListRow
              title="无感支付"
              right={<Tag tone={withholding.tone}>{withholding.text}</Tag>}
              to={
                withholdState === AUTO_DEDUCTION_STATE.notOpened
                  ? pathTo('senselessPayment', { plateId })
                  : pathTo('orderDeduction', { plateId })
              }
            />
          )}
        </CardRows>
      </Card>
    </>
  );
}
