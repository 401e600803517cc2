import { joinPlateCells } from '@/domain/plate/plateCells';
import { getPlateColor, mayBeYellowPlate } from '@/domain/plate/plateColor';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { useToast } from '@/flows/notices/useDialogs';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { BoundPlate } from '@/services/charge/plates';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { SwitchRow } from '@/ui/choice/SwitchRow';
import { CheckBox } from '@/ui/form/CheckBox';
import { CardRows } from '@/ui/list/CardRows';
import { PlateInput } from '@/ui/plate/PlateInput';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { PastingPlateKeyboard } from '@/widgets/plate/PastingPlateKeyboard';
import { useCurrentProvince } from '@/widgets/plate/useCurrentProvince';

import { CAR_KIND_OPTIONS } from '../model/vehicleLabels';
import { suggestCarKind } from './model/addCarForm';
import { PlatePreview } from './PlatePreview';
import { PlateTakenActions } from './PlateTakenActions';
import { useAddCar } from './useAddCar';

interface AddCarFormProps {
  readonly frame: ScreenHeaderProps<'addCar' | 'roadParkingAddCar'>;
  readonly onAdded: (plate: BoundPlate) => void;
}

/** The form for adding a vehicle: its plate, its kind, and whether it is the default one. */
export function AddCarForm({ frame, onAdded }: AddCarFormProps) {
  const toast = useToast();
  const province = useCurrentProvince();
  const { draft, change, isFirst, isBusy, submit } = useAddCar(frame.name, onAdded);
  const { entry, isYellow, carKind, isDefault, refusal } = draft;
  const plateNo = joinPlateCells(entry.cells);
  const isComplete = isQueryablePlate(entry.cells);
  const plateColor = getPlateColor(plateNo, isYellow);
  const isTaken = refusal?.isTaken === true;
  const canBeYellow = !isComplete || mayBeYellowPlate(plateNo);
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={refusal !== null && !refusal.isTaken ? refusal.text : undefined}
      button={
        isTaken ? (
          <PlateTakenActions plateNo={plateNo} plateColor={plateColor} onRetry={submit} />
        ) : (
          <PrimaryButton type="submit" busyText={isBusy ? '正在添加…' : undefined}>
            确认添加
          </PrimaryButton>
        )
      }
      footer={<PastingPlateKeyboard entry={entry} onChange={(newEntry) => change({ entry: newEntry })} />}
    >
      <Card title="车牌号">
        <PlateInput
          province={province}
          entry={entry}
          onChange={(newEntry) => change({ entry: newEntry })}
          onPasteRejected={() => toast('未识别到车牌，请检查后再粘贴')}
          onEnter={isComplete ? submit : undefined}
        />
        <CheckBox
          isChecked={isYellow && canBeYellow}
          isDisabled={!canBeYellow}
          onChange={(isChecked) => change({ isYellow: isChecked })}
        >
          大型车黄牌
        </CheckBox>
        {isComplete && <PlatePreview plateNo={plateNo} plateColor={plateColor} />}
        <div role="alert" hidden={!isTaken}>
          {isTaken && (
            <NoticeBanner tone="soon">
              {refusal.text === '' ? '该车牌已被其他账号绑定，如是您的车辆可提交资料认领' : refusal.text}
            </NoticeBanner>
          )}
        </div>
      </Card>
      <Card>
        <ChoiceChips
          legend="车辆类型"
          options={CAR_KIND_OPTIONS}
          value={carKind ?? (isComplete ? suggestCarKind(plateNo, isYellow) : null)}
          onChange={(kind) => change({ carKind: kind })}
        />
      </Card>
      <Card>
        <CardRows>
          <SwitchRow
            label="设为默认车辆"
            note={isFirst ? '第一辆车会自动成为默认车辆' : '缴费和查询时先选它'}
            isOn={isDefault || isFirst}
            isDisabled={isFirst}
            onChange={(isOn) => change({ isDefault: isOn })}
          />
        </CardRows>
      </Card>
    </FormScreen>
  );
}
