import { useLeave } from '@/flows/leaving/useLeave';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { FAQ_TYPE, FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';
import { CardActions } from '@/ui/card/CardActions';
import { RichText } from '@/ui/text/RichText';

import styles from './AnswerText.module.css';
import type { Answer } from './model/searchAnswers';

const KIND_OF: Readonly<Record<number, number>> = {
  [FAQ_TYPE.fees]: FEEDBACK_TYPE.parkingBill,
  [FAQ_TYPE.coupons]: FEEDBACK_TYPE.parkingBill,
  [FAQ_TYPE.invoices]: FEEDBACK_TYPE.parkingBill,
  [FAQ_TYPE.bookings]: FEEDBACK_TYPE.booking,
  [FAQ_TYPE.charging]: FEEDBACK_TYPE.chargingBill,
};

/** An answer, the screen that settles it, and the way on if it does not. */
export function AnswerText({ answer: { type, text, html, act } }: { readonly answer: Answer }) {
  const leave = useLeave();
  const to = act === undefined ? undefined : standing(act.screen);
  const more =
    type === FAQ_TYPE.account
      ? pathTo('customerServiceQuestionConsultation', { type: FEEDBACK_TYPE.account })
      : pathTo('customerServiceFeedBack', { type: KIND_OF[type] ?? FEEDBACK_TYPE.other });
  return (
    <div className={styles['answer']}>
      {html === '' ? text.map((line) => <p key={line}>{line}</p>) : <RichText html={html} onLink={leave} />}
      <CardActions>
        {to !== undefined && <LinkButton to={to}>{act?.label}</LinkButton>}
        <LinkButton to={more}>没解决，去反馈</LinkButton>
      </CardActions>
    </div>
  );
}
