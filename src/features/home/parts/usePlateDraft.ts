import { useDraft } from '@/flows/drafts/useDraft';
import { isPlateDraft, type PlateDraft } from '@/flows/plateQuery/plateDraft';
import { emptyEntry } from '@/ui/plate/plateEntry';

const NOTHING: PlateDraft = { entry: emptyEntry(), isYellow: false };

/** The plate being typed on the home screen. */
export const usePlateDraft = () => useDraft('home', NOTHING, isPlateDraft);
