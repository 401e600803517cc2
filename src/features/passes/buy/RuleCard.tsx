import { isSoldOut } from '@/domain/places/leftWords';
import type { PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { factsOfRule, leftOfRule, priceOfRule } from '@/widgets/pass/model/passRuleWords';

import styles from './buy.module.css';

/** What is bought: the pass, its price, where it holds, and how many are left. */
export function RuleCard({ rule }: { readonly rule: PassRule }) {
  return (
    <Card>
      <StatusHeader title={rule.ruleName} word={leftOfRule(rule)} tone={isSoldOut(rule.leftNum) ? 'plain' : 'done'} />
      <p className={styles['price']}>{priceOfRule(rule)}</p>
      <p className={styles['note']}>
        <Facts of={factsOfRule(rule)} />
      </p>
      <p className={styles['note']}>{rule.parkNames.join('、')}</p>
    </Card>
  );
}
