import { useDraft } from '@/flows/drafts/useDraft';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { PageRemarkCard } from '@/widgets/remark/PageRemarkCard';

import { FaqAnswerList } from '../faq/FaqAnswerList';
import { searchFaqAnswers } from '../faq/model/searchFaqAnswers';
import { useFaqAnswers } from '../faq/useFaqAnswers';
import { HelpContextCard } from './HelpContextCard';
import { HelpLinkCards } from './HelpLinkCards';
import { SupportContactCard } from './SupportContactCard';
import { useAddFailedCallToQuery } from './useAddFailedCallToQuery';

const isText = (value: unknown): value is string => typeof value === 'string';
/** The maximum length of a search text. */
const MAX_SEARCH_LENGTH = 40;
/** How many of the most common questions are shown. */
const TOP_ANSWER_COUNT = 5;

/** 客服中心: the search, the most common questions, the contacts of customer service, and the driver's own feedback. */
export default function CustomerServiceScreen() {
  const { frame, query } = useScreen('customerServiceIndex');
  useAddFailedCallToQuery(query);
  const [text, setText] = useDraft<string>('customerService.search', '', isText);
  const answers = useFaqAnswers();
  const matches = searchFaqAnswers(answers, text);
  const isSearching = text.trim() !== '';
  return (
    <ScreenFrame {...frame}>
      <HelpContextCard query={query} />
      <SearchField label="搜索问题" value={text} onChange={(typed) => setText(typed.slice(0, MAX_SEARCH_LENGTH))} />
      {!isSearching && <FaqAnswerList title="大家常问" answers={answers.slice(0, TOP_ANSWER_COUNT)} />}
      {isSearching && matches.length > 0 && (
        <FaqAnswerList title={`找到${String(matches.length)}条`} answers={matches} />
      )}
      {isSearching && matches.length === 0 && (
        <Empty
          illustration="search"
          text={`没有找到“${text.trim()}”相关的问题`}
          action={<LinkButton to={pathTo('customerServiceFeedBack', query)}>直接反馈</LinkButton>}
        />
      )}
      <HelpLinkCards query={query} />
      <SupportContactCard />
      <PageRemarkCard pageId="customerService" />
    </ScreenFrame>
  );
}
