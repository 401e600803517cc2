import { useDraft } from '@/flows/drafts/useDraft';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { AnswerText } from './AnswerText';
import type { Answer } from './model/searchAnswers';

const isText = (value: unknown): value is string => typeof value === 'string';

interface AnswerListProps {
  readonly title: string;
  readonly answers: readonly Answer[];
}

/** Questions; the answer to one of them is open. */
export function AnswerList({ title, answers }: AnswerListProps) {
  const [open, show] = useDraft<string>('customerService.answer', '', isText);
  return (
    <Card title={title}>
      <Rows>
        {answers.map((answer) => {
          const isOpen = answer.id === open;
          return (
            <div key={answer.id}>
              <ListRow title={answer.question} onPress={() => show(isOpen ? '' : answer.id)} isOpen={isOpen} />
              {isOpen && <AnswerText answer={answer} />}
            </div>
          );
        })}
      </Rows>
    </Card>
  );
}
