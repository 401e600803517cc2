import type { ReactNode } from 'react';

import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { ContactPhoneField, ProblemDescriptionFields } from '@/widgets/problem/ProblemFields';

import { MAX_APPEAL_LENGTH, MAX_APPEAL_PICTURES } from './model/appealForm';
import { type AppealFormOptions, useAppealForm } from './useAppealForm';

interface AppealFormProps<R extends number> {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly subject: AppealFormOptions<R>;
  /** The card of the bill that the appeal is against. */
  readonly billCard: ReactNode;
  readonly legend?: string;
  /** An example of what to write. */
  readonly placeholder: string;
}

/** The form for an appeal: reason, text, pictures, and a phone number for the reply. */
export function AppealForm<R extends number>({
  frame,
  subject,
  billCard,
  legend = '申诉原因',
  placeholder,
}: AppealFormProps<R>) {
  const form = useAppealForm(subject);
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
      {billCard}
      <Card>
        <ChoiceChips
          legend={legend}
          options={subject.reasons}
          value={draft.reasonType}
          onChange={(reasonType) => {
            change({ reasonType });
          }}
          error={problems.reason}
        />
        <ProblemDescriptionFields
          content={draft.content}
          onChange={(content) => {
            change({ content });
          }}
          maxLength={MAX_APPEAL_LENGTH}
          placeholder={placeholder}
          error={problems.content}
          upload={upload}
          maxPictures={MAX_APPEAL_PICTURES}
        />
      </Card>
      <Card>
        <ContactPhoneField
          value={form.phone}
          onChange={(phone) => {
            change({ phone });
          }}
          error={problems.phone}
        />
      </Card>
    </FormScreen>
  );
}
