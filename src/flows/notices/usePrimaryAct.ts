import { leadToMissing } from '@/ui/missing/leadToMissing';

import { useToast } from './useDialogs';

/**
 * What a primary button does when it is pressed: the act; or, while something is missing, it says what, and leads there (`ui/missing/Missing`). It fills in
 * nothing and ticks nothing.
 * @param missing what is missing, in words; empty if nothing is
 */
export function usePrimaryAct(missing: string, act: () => void): (button: Element) => void {
  const toast = useToast();
  return (button) => {
    if (missing === '') {
      act();
      return;
    }
    toast(missing);
    leadToMissing(button.closest('[role="dialog"], main'));
  };
}
