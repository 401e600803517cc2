import { useDraft } from '@/flows/drafts/useDraft';
import { createEmptyPlateInputState } from '@/ui/plate/plateInputState';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';

const EMPTY_PLATE_DRAFT: PlateDraft = { entry: createEmptyPlateInputState(), isYellow: false };

/** The plate that is being typed on the home screen. */
export const useHomePlateDraft = () => useDraft('home', EMPTY_PLATE_DRAFT, isPlateDraft);
