import { useDraft } from '@/flows/drafts/useDraft';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { FaqAnswerText } from './FaqAnswerText';
import type { FaqAnswer } from './model/searchFaqAnswers';

const isText = (value: unknown): value is string => typeof value === 'string';

interface FaqAnswerListProps {
  readonly title: string;
  readonly answers: readonly FaqAnswer[];
}

/** A list of questions; the answer to one of them is expanded. */
export function FaqAnswerList({ title, answers }: FaqAnswerListProps) {
  const [openId, setOpenId] = useDraft<string>('customerService.answer', '', isText);
  return (
    <Card title={title}>
      <CardRows>
        {answers.map((answer) => {
          const isOpen = answer.id === openId;
          return (
            <div key={answer.id}>
              <ListRow title={answer.question} onPress={() => setOpenId(isOpen ? '' : answer.id)} isOpen={isOpen} />
              {isOpen && <FaqAnswerText answer={answer} />}
            </div>
          );
        })}
      </CardRows>
    </Card>
  );
}
