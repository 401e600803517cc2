import { NOT_IN_VIN } from '@/domain/charging/vin';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { CheckBox } from '@/ui/form/CheckBox';
import { Field } from '@/ui/form/Field';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { CodeKeyboard } from '../parts/CodeKeyboard';
import { useCodeKeys } from '../parts/useCodeKeys';
import { useVinForm } from './useVinForm';

/** More than a VIN, because it may be typed with gaps. */
const MAX_TYPED = 24;

/** 添加车架号: plate, VIN, the picture of the driving licence, and the agreement to pay by itself. */
export default function VinAddScreen() {
  const { frame } = useScreen('chargingVinAdd');
  const form = useVinForm();
  const keys = useCodeKeys('chargingVinAdd');
  const { draft, change, problems, hint } = form;
  const whole = form.failure || (problems?.whole ?? '');
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.send}
      error={whole === '' ? undefined : whole}
      button={
        <PrimaryButton type="submit" busyText={form.isBusy ? '正在提交…' : undefined}>
          提交审核
        </PrimaryButton>
      }
      foot={
        <CodeKeyboard
          layout="compact"
          code={draft.vin}
          maxLength={MAX_TYPED}
          without={NOT_IN_VIN}
          keys={keys}
          onType={(vin) => change({ vin })}
        />
      }
    >
      <Card>
        {form.readPlates !== null ? (
          <Notice tone="soon" action={<TextButton onPress={form.readPlates}>重试</TextButton>}>
            车辆加载失败，填写的内容还在
          </Notice>
        ) : form.hasNoPlate ? (
          <Notice tone="soon" action={<LinkButton to={pathTo('addCar')}>添加车辆</LinkButton>}>
            先添加车辆，再登记它的车架号
          </Notice>
        ) : (
          <ChoiceChips
            legend="车辆"
            options={form.plates}
            value={form.plateNo}
            onChange={(plateNo) => change({ plateNo })}
            error={problems?.plate}
          />
        )}
        <Field
          label="车架号"
          value={draft.vin}
          onChange={(vin) => change({ vin: vin.toUpperCase() })}
          error={problems?.vin}
          attributes={{ ...keys.attributes, maxLength: MAX_TYPED, placeholder: '17位，见行驶证' }}
        />
        {hint !== '' && <Notice tone="soon">{hint}</Notice>}
        <PictureUpload label="行驶证照片" max={1} upload={form.upload} />
      </Card>
      <Card>
        <CheckBox isChecked={draft.hasAgreed} onChange={(hasAgreed) => change({ hasAgreed })}>
          同意自动扣费：这辆车插枪就开始充电，充完从余额扣费。随时可以关闭
        </CheckBox>
      </Card>
    </FormScreen>
  );
}
