import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { violationAppealRequest } from '@/services/special/violationRequests';
import {
  OTHER_VIOLATION_APPEAL_REASON,
  type Violation,
  VIOLATION_APPEAL_REASON_LABELS,
  type ViolationAppealReason,
} from '@/services/special/violations';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { toAppealReasons } from '@/widgets/appeal/model/appealForm';

import { ViolationFacts } from './ViolationFacts';

const REASONS = toAppealReasons<ViolationAppealReason>(VIOLATION_APPEAL_REASON_LABELS);

interface ViolationAppealFormProps {
  readonly frame: ScreenHeaderProps<'violationRecord'>;
  readonly violation: Violation;
  readonly onSent: () => void;
}

/** The form for an appeal against a violation. */
export function ViolationAppealForm({ frame, violation, onSent }: ViolationAppealFormProps) {
  const { violationId } = violation;
  const { send, stage, isBusy } = useSendRequestOnce(violationAppealRequest, violationId);
  return (
    <AppealForm
      frame={{ ...frame, title: '违约申诉' }}
      subject={{
        draftKey: `violationRecord:${violationId}`,
        reasons: REASONS,
        otherReason: OTHER_VIOLATION_APPEAL_REASON,
        send: (args) => send({ violationId, ...args }),
        stage,
        isBusy,
        onSent,
      }}
      billCard={<ViolationFacts violation={violation} />}
      placeholder="比如道闸故障、车位被占；有照片更快处理"
    />
  );
}
