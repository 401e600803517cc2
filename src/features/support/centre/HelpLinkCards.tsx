import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { FEEDBACK_TYPE, type Feedbacks, useListFeedbacksInfiniteQuery } from '@/services/basic/support';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import type { HelpQueryParams } from '../model/feedbackContext';

/** An unread reply may be on a later page, so the server's count is used. Without a count, the loaded rows decide. */
const hasUnread = ({ results, unreadNum }: Feedbacks): boolean =>
  unreadNum > 0 || results.some(({ unread }) => unread === 1);

/** Links to question types, feedback forms, and the driver's own feedback with a mark for a new reply. */
export function HelpLinkCards({ query }: { readonly query: HelpQueryParams }) {
  const isSignedIn = useIsSignedIn();
  const feedbacksQuery = useListFeedbacksInfiniteQuery(undefined, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  });
  const hasNewReply = feedbacksQuery.currentData?.pages.some(hasUnread) === true;
  return (
    <>
      <Card title="按类型找">
        <CardRows>
          <ListRow title="缴费问题" note="缴费、离场、退款、优惠券、发票" to={pathTo('customerServiceQuestionBill')} />
          <ListRow title="预约问题" note="车位预约、地锁、错时停车" to={pathTo('customerServiceQuestionBook')} />
          <ListRow title="停车账单有问题" note="选出那笔账单，不用再填" to={pathTo('customerServiceBillProblemList')} />
          <ListRow title="充电订单有问题" to={pathTo('customerServiceChargingBillProblemList')} />
          <ListRow
            title="误绑他人车辆、账号异常"
            to={pathTo('customerServiceQuestionConsultation', {
              type: FEEDBACK_TYPE.account,
              ...(query.plateNo === undefined ? {} : { plateNo: query.plateNo }),
            })}
          />
        </CardRows>
      </Card>
      <Card>
        <CardRows>
          <ListRow title="问题反馈" note="写下来，客服会回复" to={pathTo('customerServiceFeedBack', query)} />
          <ListRow
            title="我的反馈"
            right={hasNewReply ? <Tag tone="owed">有新回复</Tag> : undefined}
            to={pathTo('customerServiceFeedHistory')}
          />
        </CardRows>
      </Card>
    </>
  );
}
