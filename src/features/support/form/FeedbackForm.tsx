import type { ReactNode } from 'react';

import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { TextField } from '@/ui/form/TextField';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { ContactPhoneField, ProblemDescriptionFields } from '@/widgets/problem/ProblemFields';

import { LazyFeedbackRecordingConsent } from './LazyFeedbackRecordingConsent';
import { FEEDBACK_MAX_LENGTH, FEEDBACK_MAX_PICTURES } from './model/feedbackDraft';
import { type FeedbackFormOptions, useFeedbackForm } from './useFeedbackForm';

interface FeedbackFormProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly subject: FeedbackFormOptions;
  /** What the feedback is about. */
  readonly header?: ReactNode;
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
  const { frame, subject, header, hasPlateField = false, placeholder, pictureLabel } = props;
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
      {header}
      <Card>
        <ChoiceChips
          legend={subject.legend}
          options={subject.options}
          value={form.choice}
          onChange={(choice) => change({ choice })}
          error={problems.choice}
        />
        {hasPlateField && (
          <TextField
            label="车牌号（选填）"
            value={form.plate}
            onChange={(plate) => change({ plate })}
            error={problems.plate}
            attributes={{ autoComplete: 'off', maxLength: 12, placeholder: '比如 粤B·12345' }}
          />
        )}
        <ProblemDescriptionFields
          content={form.content}
          onChange={(content) => change({ content })}
          maxLength={FEEDBACK_MAX_LENGTH}
          placeholder={placeholder}
          error={problems.content}
          upload={form.upload}
          maxPictures={FEEDBACK_MAX_PICTURES}
          pictureLabel={pictureLabel}
        />
      </Card>
      <Card>
        <ContactPhoneField value={form.phone} onChange={(phone) => change({ phone })} error={problems.phone} />
        <LazyFeedbackRecordingConsent recording={form.recording} onChange={change} />
      </Card>
    </FormScreen>
  );
}
