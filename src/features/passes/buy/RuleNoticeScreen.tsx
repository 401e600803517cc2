import { rangesOf } from '@/domain/pass/weekHours';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { PassRule } from '@/services/special/passes';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { WeekStrip } from '@/widgets/pass/WeekStrip';
import { PageRemarkCard } from '@/widgets/remark/PageRemarkCard';

import { noticeOf, overstayText } from '../model/passTerms';
import { goneRule } from '../parts/goneRule';
import { useRule } from '../parts/useRule';
import { useBuyDraft } from './useBuyDraft';

/** 月卡须知: what is agreed to with a pass. */
export default function RuleNoticeScreen() {
  const { frame, query, go } = useScreen('monthlyRuleNotice');
  const { rule, load } = useRule(query.ruleId);
  const { change } = useBuyDraft(query.ruleId ?? '');
  if (rule === undefined) return <DetailScreen frame={frame} load={load} empty={goneRule} cardHeights={[120, 220]} />;
  const agree = () => {
    change({ hasReadTerms: true });
    go.instead('monthlyPassConfirm', { ruleId: rule.ruleId, parkId: query.parkId ?? rule.parkIds[0] });
  };
  return (
    <DetailScreen
      frame={{
        ...frame,
        bar: (
          <BottomBar>
            <PrimaryButton onPress={agree}>我已阅读，同意</PrimaryButton>
          </BottomBar>
        ),
      }}
      load={load}
    >
      <Terms rule={rule} />
      <PageRemarkCard pageId="monthlyRule" />
    </DetailScreen>
  );
}

function Terms({ rule }: { readonly rule: PassRule }) {
  return (
    <>
      <Card title={rule.ruleName}>
        {noticeOf(rule).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
      <Card title="可停时段">
        <WeekStrip ranges={rangesOf(rule)} />
        <p>{overstayText(rule.timeType)}</p>
      </Card>
      {rule.refundRule !== '' && (
        <Card title="退卡规则">
          <p>{rule.refundRule}</p>
        </Card>
      )}
      <Card
        title="适用停车场"
        right={<LinkButton to={pathTo('suitParking', { ruleId: rule.ruleId })}>查看位置</LinkButton>}
      >
        <p>{rule.parkNames.join('、')}</p>
      </Card>
    </>
  );
}
