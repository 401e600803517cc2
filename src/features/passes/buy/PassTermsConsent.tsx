import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import type { PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { CheckBox } from '@/ui/form/CheckBox';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';

import type { PassPurchaseFormState } from './usePassPurchase';

interface PassTermsConsentProps {
  readonly rule: PassRule;
  readonly parkId: string;
  readonly purchase: PassPurchaseFormState;
}

/** The consent to the terms, required before a purchase. */
export function PassTermsConsent({ rule: { ruleId }, parkId, purchase: { draft, change } }: PassTermsConsentProps) {
  return (
    <Card>
      <RequiredFormPart isMissing={!draft.hasReadTerms}>
        <CheckBox isChecked={draft.hasReadTerms} onChange={(hasReadTerms) => change({ hasReadTerms })}>
          已阅读并同意<Link to={pathTo('monthlyRuleNotice', { ruleId, parkId })}>《月卡须知》</Link>
        </CheckBox>
      </RequiredFormPart>
    </Card>
  );
}
