import { Card } from '@/ui/card/Card';
import { TextList } from '@/ui/text/TextList';

/** The rules for the driver, one sentence a line. Unknown rules are empty and omitted. */
export function OffPeakRuleList({ rules }: { readonly rules: readonly string[] }) {
  const knownRules = [...new Set(rules)].filter((rule) => rule !== '');
  if (knownRules.length === 0) return null;
  return <TextList items={knownRules} />;
}

/** The rules as a card of their own. */
export function OffPeakRulesCard({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  return (
    <Card title={title}>
      <OffPeakRuleList rules={rules} />
    </Card>
  );
}
