import type { ReactNode } from 'react';

import { useChoice } from '@/flows/drafts/useChoice';
import { TextButton } from '@/ui/button/TextButton';
import { ToggleChip } from '@/ui/choice/ToggleChip';

const CHOICES = ['every', 'free'] as const;

interface OnlyFree {
  readonly isOnlyFree: boolean;
  readonly chip: ReactNode;
  /** Ends the filter, for a list that it has left empty. */
  readonly showAll: ReactNode;
}

/** The filter for places that are known to have room. It is kept when the driver looks at another kind. */
export function useOnlyFree(word: string): OnlyFree {
  const [choice, choose] = useChoice<(typeof CHOICES)[number]>('map.room', CHOICES, 'every');
  const isOnlyFree = choice === 'free';
  return {
    isOnlyFree,
    chip: (
      <ToggleChip isOn={isOnlyFree} onChange={(isOn) => choose(isOn ? 'free' : 'every')}>
        {word}
      </ToggleChip>
    ),
    showAll: isOnlyFree && <TextButton onPress={() => choose('every')}>看全部</TextButton>,
  };
}
