import { joinPlateCells } from '@/domain/plate/plateCells';
import { getPlateColor, mayBeYellowPlate } from '@/domain/plate/plateColor';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { useToast } from '@/flows/notices/useDialogs';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { SwitchRow } from '@/ui/choice/SwitchRow';
import { CheckBox } from '@/ui/form/CheckBox';
import { CardRows } from '@/ui/list/CardRows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { PlateInput } from '@/ui/plate/PlateInput';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { PastingPlateKeyboard } from '@/widgets/plate/PastingPlateKeyboard';
import { useCurrentPlateProvince } from '@/widgets/plate/useCurrentPlateProvince';

import { CAR_KIND_OPTIONS, plateColorLabel } from '../model/vehicleLabels';
import { suggestCarKind } from './model/addCarForm';
import styles from './PlatePreview.module.css';
import { useAddCar } from './useAddCar';

interface PlateTakenActionsProps {
  readonly plateNo: string;
  readonly plateColor: number;
  readonly onRetry: () => void;
}

interface PlatePreviewProps {
  readonly plateNo: string;
  readonly plateColor: Parameters<typeof plateColorLabel>[0];
}

interface AddCarFormProps {
  readonly frame: ScreenHeaderProps<'addCar' | 'roadParkingAddCar'>;
  readonly onAdded: (plate: BoundPlate) => void;
}

/** The form for adding a vehicle: its plate, its kind, and whether it is the default one. */
export function AddCarForm({ frame, onAdded }: AddCarFormProps) {
  const toast = useToast();
  const province = useCurrentPlateProvince();
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

/** The typed plate rendered like a real one, to compare it with the car's. */
function PlatePreview({ plateNo, plateColor }: PlatePreviewProps) {
  return (
    <p className={styles['preview']}>
      <PlateBadge plateNo={plateNo} plateColor={plateColor} size="large" />
      <span className={styles['word']}>{plateColorLabel(plateColor)}，请与车上的车牌核对</span>
    </p>
  );
}

/**
 * The options if another account has bound the plate: claim it with the vehicle's papers, or retry after the other
 * account has unbound it.
 */
function PlateTakenActions({ plateNo, plateColor, onRetry }: PlateTakenActionsProps) {
  return (
    <>
      <LinkButton variant="primary" to={pathTo('plateMaterialEdit', { plateNo, plateColor })}>
        申诉认领
      </LinkButton>
      <TextButton onPress={onRetry}>对方已解绑，再添加一次</TextButton>
    </>
  );
}
