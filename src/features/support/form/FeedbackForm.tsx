import type { ReactNode } from 'react';

import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { Field } from '@/ui/form/Field';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { ContactPhone, Description } from '@/widgets/problem/ProblemFields';

import { FEEDBACK_MAX_LENGTH, FEEDBACK_MAX_PICTURES } from './model/feedbackDraft';
import { RecordingConsent } from './RecordingConsent';
import { type FeedbackSubject, useFeedbackForm } from './useFeedbackForm';

interface FeedbackFormProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly subject: FeedbackSubject;
  /** What the feedback is about. */
  readonly pin?: ReactNode;
  /** Whether the form has a plate field. */
  readonly hasPlateField?: boolean;
  /** An example of what to write. */
  readonly placeholder: string;
  readonly pictureLabel?: string;
}

/**
 * The feedback form: type or reason, text, pictures, a phone number, and, with consent, the recording of the last
 * minutes.
 */
export function FeedbackForm(props: FeedbackFormProps) {
  const { frame, subject, pin, hasPlateField = false, placeholder, pictureLabel } = props;
  const form = useFeedbackForm(subject);
  const { change, problems } = form;
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={form.busyText}>
          提交反馈
        </PrimaryButton>
      }
    >
      {pin}
      <Card>
        <ChoiceChips
          legend={subject.legend}
          options={subject.options}
          value={form.choice}
          onChange={(choice) => change({ choice })}
          error={problems.choice}
        />
        {hasPlateField && (
          <Field
            label="车牌号（选填）"
            value={form.plate}
            onChange={(plate) => change({ plate })}
            error={problems.plate}
            attributes={{ autoComplete: 'off', maxLength: 12, placeholder: '比如 粤B·12345' }}
          />
        )}
        <Description
          content={form.content}
          onChange={(content) => change({ content })}
          maxLength={FEEDBACK_MAX_LENGTH}
          placeholder={placeholder}
          error={problems.content}
          upload={form.upload}
          maxPictures={FEEDBACK_MAX_PICTURES}
          {...(pictureLabel === undefined ? {} : { pictureLabel })}
        />
      </Card>
      <Card>
        <ContactPhone value={form.phone} onChange={(phone) => change({ phone })} error={problems.phone} />
        <RecordingConsent recording={form.recording} onChange={change} />
      </Card>
    </FormScreen>
  );
}
