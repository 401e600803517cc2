import { parkingBillKey } from '@/domain/payment/payable';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { BillKey } from '@/services/charge/bills';
import { useEvaluateStayMutation, useGetEvaluabilityQuery } from '@/services/charge/evaluations';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { StarRating } from '@/ui/form/StarRating';
import { TextArea } from '@/ui/form/TextArea';
import { Skeleton } from '@/ui/load/Skeleton';

import { isRatingDraft, MAX_RATING_TEXT, NO_RATING, ratingProblem, STAR_WORDS, STARS } from './model/ratingDraft';

const WORDS = STARS.map((star) => STAR_WORDS[star] ?? '');

interface StayRatingProps {
  readonly billKey: BillKey;
  /** Whether it can be rated as far as the screen knows. The server must say so too. */
  readonly isRatable: boolean;
  /** The server has said before that it can be rated, so that room is kept for the form. */
  readonly isExpected?: boolean;
}

/** Height of the form before a star is chosen, px. */
const FORM_HEIGHT = 128;

/** 评价: sent once, and shown from then on. Renders nothing for a stay that cannot be rated. */
export function StayRating({ billKey, isRatable, isExpected = false }: StayRatingProps) {
  const { currentData: evaluability, isFetching } = useGetEvaluabilityQuery(billKey);
  if (evaluability === undefined)
    return isExpected && isFetching ? <Skeleton height={FORM_HEIGHT} shape="card" /> : null;
  if (evaluability.score === 0)
    return evaluability.canEvaluate === 1 && isRatable ? <RatingForm billKey={billKey} /> : null;
  return (
    <Card title="我的评价">
      <StarRating legend="我的评价" words={WORDS} value={evaluability.score} />
      {evaluability.tags.length > 0 && <p>{evaluability.tags.join('、')}</p>}
      {evaluability.content !== '' && <p>{evaluability.content}</p>}
    </Card>
  );
}

function RatingForm({ billKey }: { readonly billKey: BillKey }) {
  const toast = useToast();
  const [draft, change, drop] = useDraft(`rating:${parkingBillKey(billKey)}`, NO_RATING, isRatingDraft);
  const [evaluate, { isLoading }] = useEvaluateStayMutation();
  const problem = ratingProblem(draft);
  const send = async () => {
    const answer = await evaluate({ ...billKey, score: draft.score, tags: [], content: draft.content.trim() });
    if (answer.error !== undefined) return;
    drop();
    toast('谢谢您的评价');
  };
  const press = usePrimaryAct(problem ?? '', () => void send());
  return (
    <Card title="评价这次停车">
      <StarRating
        legend="满意吗"
        words={WORDS}
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
            maxLength={MAX_RATING_TEXT}
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
