import { FORBIDDEN_VIN_LETTERS } from '@/domain/charging/vin';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { CheckBox } from '@/ui/form/CheckBox';
import { TextField } from '@/ui/form/TextField';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { PrintedCodeKeyboard } from '../parts/PrintedCodeKeyboard';
import { usePrintedCodeKeyboard } from '../parts/usePrintedCodeKeyboard';
import { useVinForm } from './useVinForm';

/** Longer than a VIN, because it may be typed with gaps. */
const MAX_VIN_INPUT = 24;

/** 添加车架号: plate, VIN, photo of the driving licence, and the agreement to automatic payment. */
export default function VinAddScreen() {
  const { frame } = useScreen('chargingVinAdd');
  const form = useVinForm();
  const keyboard = usePrintedCodeKeyboard('chargingVinAdd');
  const { draft, change, problems, hint } = form;
  const formError = form.failure || (problems?.form ?? '');
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.send}
      error={formError === '' ? undefined : formError}
      button={
        <PrimaryButton type="submit" busyText={form.isBusy ? '正在提交…' : undefined}>
          提交审核
        </PrimaryButton>
      }
      footer={
        <PrintedCodeKeyboard
          layout="compact"
          code={draft.vin}
          maxLength={MAX_VIN_INPUT}
          without={FORBIDDEN_VIN_LETTERS}
          keyboard={keyboard}
          onType={(vin) => change({ vin })}
        />
      }
    >
      <Card>
        {form.retryPlates !== null ? (
          <NoticeBanner tone="soon" action={<TextButton onPress={form.retryPlates}>重试</TextButton>}>
            车辆加载失败，填写的内容还在
          </NoticeBanner>
        ) : form.hasNoPlate ? (
          <NoticeBanner tone="soon" action={<LinkButton to={pathTo('addCar')}>添加车辆</LinkButton>}>
            先添加车辆，再登记它的车架号
          </NoticeBanner>
        ) : (
          <ChoiceChips
            legend="车辆"
            options={form.plates}
            value={form.plateNo}
            onChange={(plateNo) => change({ plateNo })}
            error={problems?.plate}
          />
        )}
        <TextField
          label="车架号"
          value={draft.vin}
          onChange={(vin) => change({ vin: vin.toUpperCase() })}
          error={problems?.vin}
          attributes={{ ...keyboard.attributes, maxLength: MAX_VIN_INPUT, placeholder: '17位，见行驶证' }}
        />
        {hint !== '' && <NoticeBanner tone="soon">{hint}</NoticeBanner>}
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
