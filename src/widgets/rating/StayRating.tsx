import { parkingBillKey } from '@/domain/payment/payable';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { ParkingBillKey } from '@/services/charge/bills';
import { useEvaluateStayMutation, useGetEvaluabilityQuery } from '@/services/charge/evaluations';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { StarRatingField } from '@/ui/form/StarRatingField';
import { TextArea } from '@/ui/form/TextArea';
import { Skeleton } from '@/ui/load/Skeleton';

import {
  EMPTY_RATING_DRAFT,
  isRatingDraft,
  MAX_RATING_TEXT_LENGTH,
  STAR_LABELS,
  STAR_RATING_VALUES,
  validateRating,
} from './model/ratingDraft';

const STAR_LABEL_LIST = STAR_RATING_VALUES.map((star) => STAR_LABELS[star] ?? '');

interface StayRatingProps {
  readonly billKey: ParkingBillKey;
  /** Whether the stay can be rated according to the screen. The server must allow it too. */
  readonly isRatable: boolean;
  /** An earlier response says that the stay can be rated, so space is reserved for the form. */
  readonly isExpected?: boolean;
}

/** Height of the form before a star is chosen, px. */
const FORM_HEIGHT = 128;

/** The rating of a stay (评价): a form, or the submitted rating. Renders nothing if the stay cannot be rated. */
export function StayRating({ billKey, isRatable, isExpected = false }: StayRatingProps) {
  const { currentData: evaluability, isFetching } = useGetEvaluabilityQuery(billKey);
  if (evaluability === undefined)
    return isExpected && isFetching ? <Skeleton height={FORM_HEIGHT} shape="card" /> : null;
  if (evaluability.score === 0)
    return evaluability.canEvaluate === 1 && isRatable ? <RatingForm billKey={billKey} /> : null;
  return (
    <Card title="我的评价">
      <StarRatingField legend="我的评价" labels={STAR_LABEL_LIST} value={evaluability.score} />
      {evaluability.tags.length > 0 && <p>{evaluability.tags.join('、')}</p>}
      {evaluability.content !== '' && <p>{evaluability.content}</p>}
    </Card>
  );
}

function RatingForm({ billKey }: { readonly billKey: ParkingBillKey }) {
  const toast = useToast();
  const [draft, change, clearDraft] = useDraft(`rating:${parkingBillKey(billKey)}`, EMPTY_RATING_DRAFT, isRatingDraft);
  const [evaluate, { isLoading }] = useEvaluateStayMutation();
  const problem = validateRating(draft);
  const submit = async () => {
    const result = await evaluate({ ...billKey, score: draft.score, tags: [], content: draft.content.trim() });
    if (result.error !== undefined) return;
    clearDraft();
    toast('谢谢您的评价');
  };
  const press = usePrimaryButtonHandler(problem ?? '', () => void submit());
  return (
    <Card title="评价这次停车">
      <StarRatingField
        legend="满意吗"
        labels={STAR_LABEL_LIST}
        value={draft.score}
        onChange={(score) => {
          change({ ...draft, score });
        }}
      />
      {draft.score > 0 && (
        <>
          <TextArea
            label="想说的话（选填）"
            value={draft.content}
            onChange={(content) => {
              change({ ...draft, content });
            }}
            maxLength={MAX_RATING_TEXT_LENGTH}
            placeholder="好找车位吗，进出顺不顺"
            error={problem ?? undefined}
          />
          <PrimaryButton busyText={isLoading ? '正在提交…' : undefined} onPress={press}>
            提交评价
          </PrimaryButton>
        </>
      )}
    </Card>
  );
}
