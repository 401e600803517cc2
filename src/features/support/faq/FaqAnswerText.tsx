import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import { FAQ_TYPE, FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';
import { CardActions } from '@/ui/card/CardActions';
import { RichText } from '@/ui/richText/RichText';

import styles from './FaqAnswerText.module.css';
import type { FaqAnswer } from './model/searchFaqAnswers';

const FEEDBACK_TYPE_BY_FAQ_TYPE: Readonly<Record<number, number>> = {
  [FAQ_TYPE.fees]: FEEDBACK_TYPE.parkingBill,
  [FAQ_TYPE.coupons]: FEEDBACK_TYPE.parkingBill,
  [FAQ_TYPE.invoices]: FEEDBACK_TYPE.parkingBill,
  [FAQ_TYPE.bookings]: FEEDBACK_TYPE.booking,
  [FAQ_TYPE.charging]: FEEDBACK_TYPE.chargingBill,
};

/** An answer, a link to the screen that settles the question, and a link to feedback if it does not. */
export function FaqAnswerText({ answer: { type, text, html, action } }: { readonly answer: FaqAnswer }) {
  const leave = useOpenExternalUrl();
  const actionPath = action === undefined ? undefined : getPathIfInBuild(action.screen);
  const feedbackPath =
    type === FAQ_TYPE.account
      ? pathTo('customerServiceQuestionConsultation', { type: FEEDBACK_TYPE.account })
      : pathTo('customerServiceFeedBack', { type: FEEDBACK_TYPE_BY_FAQ_TYPE[type] ?? FEEDBACK_TYPE.other });
  return (
    <div className={styles['answer']}>
      {html === '' ? (
        text.map((line) => <p key={line}>{line}</p>)
      ) : (
        <RichText name="answer" html={html} onLink={leave} />
      )}
      <CardActions>
        {actionPath !== undefined && <LinkButton to={actionPath}>{action?.label}</LinkButton>}
        <LinkButton to={feedbackPath}>没解决，去反馈</LinkButton>
      </CardActions>
    </div>
  );
}
