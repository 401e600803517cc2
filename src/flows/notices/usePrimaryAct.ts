import { leadToMissing } from '@/ui/missing/leadToMissing';

import { useToast } from './useDialogs';

/**
 * What a primary button does when it is pressed: the act; or, while something is missing, it says what, and leads there (`ui/missing/Missing`). It fills in
 * nothing and ticks nothing.
 * @param missing what is missing, in words; empty if nothing is
 * @param act left out where another control performs it once nothing is missing
 */
export function usePrimaryAct(missing: string, act: () => void = () => undefined): (button: Element) => void {
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
