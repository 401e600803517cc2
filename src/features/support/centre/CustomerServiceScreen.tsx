import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatPlate } from '@/domain/plate/plateFace';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';
import { PageRemarkCard } from '@/widgets/remark/PageRemarkCard';

import { FaqAnswerList } from '../faq/FaqAnswerList';
import { searchFaqAnswers } from '../faq/model/searchFaqAnswers';
import { useFaqAnswers } from '../faq/useFaqAnswers';
import { type HelpQueryParams, toFeedbackContext } from '../model/feedbackContext';
import { toFeedbackContextFacts } from '../model/toFeedbackContextFacts';
import { HelpLinkCards } from './HelpLinkCards';
import { SupportContactCard } from './SupportContactCard';
import { useAddFailedCallToHelpUrl } from './useAddFailedCallToHelpUrl';

const isText = (value: unknown): value is string => typeof value === 'string';
/** The maximum length of a search text. */
const MAX_SEARCH_LENGTH = 40;
/** How many of the most common questions are shown. */
const TOP_ANSWER_COUNT = 5;

/** 客服中心: the search, the most common questions, the contacts of customer service, and the driver's own feedback. */
export default function CustomerServiceScreen() {
  const { frame, query } = useScreen('customerServiceIndex');
  useAddFailedCallToHelpUrl(query);
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
        <EmptyState
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

/** What help was opened about: its numbers are already filled in. Null if the address names nothing. */
function HelpContextCard({ query }: { readonly query: HelpQueryParams }) {
  const now = useServerNow();
  const about = toFeedbackContext(query);
  const facts = [
    ...toFeedbackContextFacts(about),
    { label: '车牌', value: about.plateNo === '' ? '' : formatPlate(about.plateNo) },
    { label: '时间', value: formatServerMoment(about.occurTime, now) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card title="反馈刚才的问题">
      <FactRows facts={facts} />
      <LinkButton variant="primary" to={pathTo('customerServiceFeedBack', query)}>
        带上这些信息去反馈
      </LinkButton>
    </Card>
  );
}
