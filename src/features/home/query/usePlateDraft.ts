import { useDraft } from '@/flows/drafts/useDraft';
import { emptyEntry } from '@/ui/plate/plateEntry';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';

const NOTHING: PlateDraft = { entry: emptyEntry(), isYellow: false };

/** The plate that is being typed on the home screen. */
export const usePlateDraft = () => useDraft('home', NOTHING, isPlateDraft);
