import { Card } from '@/ui/card/Card';

import styles from './RuleList.module.css';

/** What binds the driver, one sentence a line. */
export function RuleList({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}
