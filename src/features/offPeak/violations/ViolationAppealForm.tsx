import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import {
  OTHER_VIOLATION_REASON,
  type Violation,
  VIOLATION_APPEAL_REASONS,
  type ViolationAppealReason,
} from '@/services/special/violations';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { reasonsIn } from '@/widgets/appeal/model/appealForm';

import { violationAppealSubmission } from '../offPeakRequests';
import { ViolationFacts } from './ViolationFacts';

const REASONS = reasonsIn<ViolationAppealReason>(VIOLATION_APPEAL_REASONS);

interface ViolationAppealFormProps {
  readonly frame: ScreenHeaderProps<'violationRecord'>;
  readonly violation: Violation;
  readonly onSent: () => void;
}

/** The form for an appeal against a violation. */
export function ViolationAppealForm({ frame, violation, onSent }: ViolationAppealFormProps) {
  const { violationId } = violation;
  const { send, stage, isBusy } = useSendOnce(violationAppealSubmission, violationId);
  return (
    <AppealForm
      frame={{ ...frame, title: '违约申诉' }}
      subject={{
        form: `violationRecord:${violationId}`,
        reasons: REASONS,
        other: OTHER_VIOLATION_REASON,
        send: (args) => send({ violationId, ...args }),
        stage,
        isBusy,
        onSent,
      }}
      pin={<ViolationFacts violation={violation} />}
      placeholder="比如道闸故障、车位被占；有照片更快处理"
    />
  );
}
