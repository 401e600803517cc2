import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { CheckBox } from '@/ui/form/CheckBox';
import { Missing } from '@/ui/missing/Missing';

import type { Buy } from './useBuy';

interface TermsCheckProps {
  readonly rule: PassRule;
  readonly parkId: string;
  readonly buy: Buy;
}

/** The terms, which must be agreed to before anything is bought. */
export function TermsCheck({ rule: { ruleId }, parkId, buy: { draft, change } }: TermsCheckProps) {
  return (
    <Card>
      <Missing is={!draft.hasReadTerms}>
        <CheckBox isChecked={draft.hasReadTerms} onChange={(hasReadTerms) => change({ hasReadTerms })}>
          已阅读并同意<Link to={pathTo('monthlyRuleNotice', { ruleId, parkId })}>《月卡须知》</Link>
        </CheckBox>
      </Missing>
    </Card>
  );
}
