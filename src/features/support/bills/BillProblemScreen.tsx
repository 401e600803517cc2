import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { BillPin } from '@/widgets/stay/BillPin';
import { availableStayActions } from '@/widgets/stay/StayActionRows';
import { useBill } from '@/widgets/stay/useBill';

import { BILL_PROBLEMS, type BillProblem } from './model/billProblems';

/** 停车账单问题: what is wrong with one bill. What an appeal settles leads to the appeal, anything else to customer service. */
export default function BillProblemScreen() {
  const { frame, query } = useScreen('customerServiceBillProblem');
  const { bill, load } = useBill(query);
  const actions = bill === undefined ? [] : availableStayActions(bill);
  const pathOf = ({ value, appeal }: BillProblem, key: { uniqueId: string; parkId: string }) =>
    appeal !== undefined && actions.includes('appeal')
      ? pathTo('billComplain', { ...key, reasonType: appeal })
      : pathTo('customerServiceBillFeedBack', { ...key, reasonType: value });
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={{
        drawing: 'bill',
        text: '没有找到这笔账单，链接可能已失效',
        action: <LinkButton to={pathTo('customerServiceBillProblemList')}>选择账单</LinkButton>,
      }}
      cardHeights={[180, 560]}
    >
      {bill !== undefined && (
        <>
          <BillPin bill={bill} />
          <Card title="遇到什么问题">
            <Rows>
              {actions.includes('appealOpen') && (
                <ListRow
                  title="申诉中"
                  note="查看进度和答复期限"
                  to={standing('billComplainDetail', { uniqueId: bill.uniqueId, parkId: bill.parkId })}
                />
              )}
              {BILL_PROBLEMS.map((problem) => (
                <ListRow
                  key={problem.value}
                  title={problem.label}
                  {...(problem.note === '' ? {} : { note: problem.note })}
                  to={pathOf(problem, { uniqueId: bill.uniqueId, parkId: bill.parkId })}
                />
              ))}
            </Rows>
          </Card>
        </>
      )}
    </DetailScreen>
  );
}
