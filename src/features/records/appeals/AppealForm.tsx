import type { ParkingBill } from '@/services/charge/parkingBill';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { Field } from '@/ui/form/Field';
import { TextArea } from '@/ui/form/TextArea';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { BillPin } from './BillPin';
import { MAX_CONTENT, MAX_PICTURES } from './model/appealForm';
import { useAppealForm } from './useAppealForm';

interface AppealFormProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly bill: ParkingBill;
  /** The reasonType from the address. */
  readonly reasonAsked: number | undefined;
}

/** The form for an appeal: reason, text, pictures, and a phone number for the reply. */
export function AppealForm({ frame, bill, reasonAsked }: AppealFormProps) {
  const form = useAppealForm(bill, reasonAsked);
  const { draft, change, problems, upload } = form;
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.send}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={form.busyText}>
          提交申诉
        </PrimaryButton>
      }
    >
      <BillPin bill={bill} />
      <Card>
        <ChoiceChips
          legend={bill.exitTime === '' ? '申诉原因（其他问题请在离场后申诉）' : '申诉原因'}
          options={form.reasons}
          value={draft.reasonType}
          onChange={(reasonType) => {
            change({ reasonType });
          }}
          error={problems.reason}
        />
        <TextArea
          label="情况说明"
          value={draft.content}
          onChange={(content) => {
            change({ content });
          }}
          maxLength={MAX_CONTENT}
          placeholder="比如实际的入场、离场时间"
          error={problems.content}
        />
        <PictureUpload label="照片（选填）" max={MAX_PICTURES} upload={upload} />
      </Card>
      <Card>
        <Field
          label="联系电话"
          type="tel"
          value={form.phone}
          onChange={(phone) => {
            change({ phone });
          }}
          error={problems.phone}
          attributes={{ autoComplete: 'tel', inputMode: 'tel', maxLength: 20, placeholder: '核实时会打这个电话' }}
        />
      </Card>
    </FormScreen>
  );
}
