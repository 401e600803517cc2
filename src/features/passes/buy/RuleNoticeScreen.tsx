import { getPassWeeklyHours } from '@/domain/pass/weeklyHours';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { PassProduct } from '@/services/special/passes';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';
import { PageRemarkCard } from '@/widgets/remark/PageRemarkCard';

import { passOutsideHoursFeeText, passTermsTexts } from '../model/passTerms';
import { missingPassProductEmptyProps } from '../parts/missingItems';
import { usePassProduct } from '../parts/usePassProduct';
import { usePassPurchaseDraft } from './usePassPurchaseDraft';

/** 月卡须知: the terms of a pass, which the driver accepts here. */
export default function RuleNoticeScreen() {
  const { frame, query, go } = useScreen('monthlyRuleNotice');
  const { rule, load } = usePassProduct(query.ruleId);
  const { change } = usePassPurchaseDraft(query.ruleId ?? '');
  if (rule === undefined)
    return <DetailScreen frame={frame} load={load} empty={missingPassProductEmptyProps} cardHeights={[120, 220]} />;
  const agree = () => {
    change({ hasReadTerms: true });
    go.replace('monthlyPassConfirm', { ruleId: rule.ruleId, parkId: query.parkId ?? rule.parkIds[0] });
  };
  return (
    <DetailScreen
      frame={{
        ...frame,
        bar: (
          <BottomActionBar>
            <PrimaryButton onPress={agree}>我已阅读，同意</PrimaryButton>
          </BottomActionBar>
        ),
      }}
      load={load}
    >
      <PassTerms rule={rule} />
      <PageRemarkCard pageId="monthlyRule" />
    </DetailScreen>
  );
}

function PassTerms({ rule }: { readonly rule: PassProduct }) {
  return (
    <>
      <Card title={rule.ruleName}>
        {passTermsTexts(rule).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
      <Card title="可停时段">
        <WeeklyValidHoursStrip ranges={getPassWeeklyHours(rule)} />
        <p>{passOutsideHoursFeeText(rule.timeType)}</p>
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
