import { Card } from '@/ui/card/Card';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { MAX_RESIDENCE_PROOF_PICTURES } from '../model/residentRegistrationForm';
import { residenceProofLabel, toResidenceProofPhotos } from '../model/residentRegistrationTexts';
import type { ResidentRegistrationFormState } from './useResidentRegistrationForm';

/** The pictures of the proof. Those of a rejected application are reused until new ones are uploaded. */
export function ResidenceProofCard({
  form: { draft, former, upload, fieldError },
}: {
  readonly form: ResidentRegistrationFormState;
}) {
  const hasPreviousPictures = upload.items.length === 0 && (former?.pictures.length ?? 0) > 0;
  const error = fieldError('pictures');
  return (
    <Card title="证明">
      {hasPreviousPictures && former !== undefined && (
        <>
          <PhotoGrid photos={toResidenceProofPhotos(former)} />
          <p>不重新上传，就沿用上次提交的照片</p>
        </>
      )}
      <PictureUpload
        label={`${residenceProofLabel(draft.ownerType)}照片`}
        max={MAX_RESIDENCE_PROOF_PICTURES}
        upload={upload}
        error={error}
      />
    </Card>
  );
}
