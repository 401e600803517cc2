import { useDraft } from '@/flows/drafts/useDraft';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { PageRemarkCard } from '@/widgets/remark/PageRemarkCard';

import { AnswerList } from '../faq/AnswerList';
import { searchAnswers } from '../faq/model/searchAnswers';
import { useAnswers } from '../faq/useAnswers';
import { AskedAboutCard } from './AskedAboutCard';
import { ContactCard } from './ContactCard';
import { HelpRows } from './HelpRows';
import { useFailedCall } from './useFailedCall';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Nobody asks more at once. */
const MAX_SEARCHED = 40;
/** The commonest questions. */
const FIRST = 5;

/** 客服中心: search first, then what is asked most, the ways to customer service, and one's own feedback. */
export default function CustomerServiceScreen() {
  const { frame, query } = useScreen('customerServiceIndex');
  useFailedCall(query);
  const [text, search] = useDraft<string>('customerService.search', '', isText);
  const answers = useAnswers();
  const found = searchAnswers(answers, text);
  const isSearching = text.trim() !== '';
  return (
    <ScreenFrame {...frame}>
      <AskedAboutCard asked={query} />
      <SearchField label="搜索问题" value={text} onChange={(typed) => search(typed.slice(0, MAX_SEARCHED))} />
      {!isSearching && <AnswerList title="大家常问" answers={answers.slice(0, FIRST)} />}
      {isSearching && found.length > 0 && <AnswerList title={`找到${String(found.length)}条`} answers={found} />}
      {isSearching && found.length === 0 && (
        <Empty
          drawing="search"
          text={`没有找到“${text.trim()}”相关的问题`}
          action={<LinkButton to={pathTo('customerServiceFeedBack', query)}>直接反馈</LinkButton>}
        />
      )}
      <HelpRows asked={query} />
      <ContactCard />
      <PageRemarkCard pageId="customerService" />
    </ScreenFrame>
  );
}
