import { Card } from '@/ui/card/Card';
import { Photos } from '@/ui/picture/Photos';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { proofPhotos, proofWord } from '../model/applicationWords';
import { MAX_PICTURES } from '../model/checkInForm';
import type { CheckIn } from './useCheckIn';

/** The pictures of the paper that proves it. Those of a refused registration stay, until others are taken. */
export function ProofCard({ form: { draft, former, upload, errorOf } }: { readonly form: CheckIn }) {
  const hasOld = upload.items.length === 0 && (former?.pictures.length ?? 0) > 0;
  const error = errorOf('pictures');
  return (
    <Card title="证明">
      {hasOld && former !== undefined && (
        <>
          <Photos photos={proofPhotos(former)} />
          <p>不重新上传，就沿用上次提交的照片</p>
        </>
      )}
      <PictureUpload label={`${proofWord(draft.ownerType)}照片`} max={MAX_PICTURES} upload={upload} error={error} />
    </Card>
  );
}
