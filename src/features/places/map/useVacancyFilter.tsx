import type { ReactNode } from 'react';

import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { TextButton } from '@/ui/button/TextButton';
import { ToggleChip } from '@/ui/choice/ToggleChip';

const CHOICES = ['every', 'free'] as const;

interface FreeFilter {
  readonly isOnlyFree: boolean;
  readonly chip: ReactNode;
  /** Button that clears the filter, for a list that the filter left empty. */
  readonly showAllButton: ReactNode;
}

/** The filter for places with known free spaces. It is shared by lots and stations. */
export function useVacancyFilter(label: string): FreeFilter {
  const [choice, choose] = usePersistedSelection<(typeof CHOICES)[number]>('map.room', CHOICES, 'every');
  const isOnlyFree = choice === 'free';
  return {
    isOnlyFree,
    chip: (
      <ToggleChip isOn={isOnlyFree} onChange={(isOn) => choose(isOn ? 'free' : 'every')}>
        {label}
      </ToggleChip>
    ),
    showAllButton: isOnlyFree && <TextButton onPress={() => choose('every')}>看全部</TextButton>,
  };
}
