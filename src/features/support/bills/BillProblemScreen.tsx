import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { AppealedBillCard } from '@/widgets/stay/AppealedBillCard';
import { listAvailableBillDisputeActions } from '@/widgets/stay/ParkingBillDisputeActionRows';
import { useParkingBill } from '@/widgets/stay/useParkingBill';

import { PARKING_BILL_PROBLEMS, type ParkingBillProblem } from './model/billProblems';

/**
 * 停车账单问题: the problems of one bill. Those that an appeal can settle link to the appeal, others to the feedback form.
 */
export default function BillProblemScreen() {
  const { frame, query } = useScreen('customerServiceBillProblem');
  const { bill, load } = useParkingBill(query);
  const actions = bill === undefined ? [] : listAvailableBillDisputeActions(bill);
  const problemPath = ({ value, appeal }: ParkingBillProblem, key: { uniqueId: string; parkId: string }) =>
    appeal !== undefined && actions.includes('appeal')
      ? pathTo('billComplain', { ...key, reasonType: appeal })
      : pathTo('customerServiceBillFeedBack', { ...key, reasonType: value });
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={{
        illustration: 'bill',
        text: '没有找到这笔账单，链接可能已失效',
        action: <LinkButton to={pathTo('customerServiceBillProblemList')}>选择账单</LinkButton>,
      }}
      cardHeights={[180, 560]}
    >
      {bill !== undefined && (
        <>
          <AppealedBillCard bill={bill} />
          <Card title="遇到什么问题">
            <CardRows>
              {actions.includes('appealOpen') && (
                <ListRow
                  title="申诉中"
                  note="查看进度和答复期限"
                  to={getPathIfInBuild('billComplainDetail', { uniqueId: bill.uniqueId, parkId: bill.parkId })}
                />
              )}
              {PARKING_BILL_PROBLEMS.map((problem) => (
                <ListRow
                  key={problem.value}
                  title={problem.label}
                  note={problem.note || undefined}
                  to={problemPath(problem, { uniqueId: bill.uniqueId, parkId: bill.parkId })}
                />
              ))}
            </CardRows>
          </Card>
        </>
      )}
    </DetailScreen>
  );
}
