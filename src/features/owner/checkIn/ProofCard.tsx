import { Card } from '@/ui/card/Card';
import { Photos } from '@/ui/picture/Photos';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { proofLabel, proofPhotos } from '../model/applicationTexts';
import { MAX_PROOF_PICTURES } from '../model/checkInForm';
import type { CheckInFormState } from './useCheckInForm';

/** The pictures of the proof. Those of a rejected application are reused until new ones are uploaded. */
export function ProofCard({ form: { draft, former, upload, fieldError } }: { readonly form: CheckInFormState }) {
  const hasPreviousPictures = upload.items.length === 0 && (former?.pictures.length ?? 0) > 0;
  const error = fieldError('pictures');
  return (
    <Card title="证明">
      {hasPreviousPictures && former !== undefined && (
        <>
          <Photos photos={proofPhotos(former)} />
          <p>不重新上传，就沿用上次提交的照片</p>
        </>
      )}
      <PictureUpload
        label={`${proofLabel(draft.ownerType)}照片`}
        max={MAX_PROOF_PICTURES}
        upload={upload}
        error={error}
      />
    </Card>
  );
}
