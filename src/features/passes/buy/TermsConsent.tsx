import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { CheckBox } from '@/ui/form/CheckBox';
import { RequiredPart } from '@/ui/missing/RequiredPart';

import type { PassPurchaseForm } from './usePassPurchase';

interface TermsConsentProps {
  readonly rule: PassRule;
  readonly parkId: string;
  readonly purchase: PassPurchaseForm;
}

/** The consent to the terms, required before a purchase. */
export function TermsConsent({ rule: { ruleId }, parkId, purchase: { draft, change } }: TermsConsentProps) {
  return (
    <Card>
      <RequiredPart isMissing={!draft.hasReadTerms}>
        <CheckBox isChecked={draft.hasReadTerms} onChange={(hasReadTerms) => change({ hasReadTerms })}>
          已阅读并同意<Link to={pathTo('monthlyRuleNotice', { ruleId, parkId })}>《月卡须知》</Link>
        </CheckBox>
      </RequiredPart>
    </Card>
  );
}
