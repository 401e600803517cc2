import type { ComponentProps } from 'react';

import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Amount } from '@/ui/text/Amount';

interface AppealedOrderCardProps {
  readonly title: string;
  readonly cents: number;
  readonly facts: ComponentProps<typeof FactRows>['facts'];
}

/** The bill that an appeal is about: place, amount and details. */
export function AppealedChargingBillCard({ title, cents, facts }: AppealedOrderCardProps) {
  return (
    <Card title={title}>
      <Amount cents={cents} size="card" />
      <FactRows facts={facts} />
    </Card>
  );
}
