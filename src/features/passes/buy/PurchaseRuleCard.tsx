import { isSoldOut } from '@/domain/places/remainingText';
import type { PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { passPriceText, passQuotaText, passRuleFacts } from '@/widgets/pass/model/passRuleText';

import styles from './buy.module.css';

/** The pass on sale: its name, its price, where it is valid, and how many are left. */
export function PurchaseRuleCard({ rule }: { readonly rule: PassRule }) {
  return (
    <Card>
      <StatusHeader
        title={rule.ruleName}
        word={passQuotaText(rule)}
        tone={isSoldOut(rule.leftNum) ? 'plain' : 'done'}
      />
      <p className={styles['price']}>{passPriceText(rule)}</p>
      <p className={styles['note']}>
        <Facts of={passRuleFacts(rule)} />
      </p>
      <p className={styles['note']}>{rule.parkNames.join('、')}</p>
    </Card>
  );
}
