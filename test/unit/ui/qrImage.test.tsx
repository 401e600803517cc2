import { render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { decodeFrames } from 'modern-gif';

import { QrImage } from '@/ui/picture/QrImage';

test('the picture of a QR code is read back by a scanner', () => {
  const text = 'https://park.example/h5/scanQRCode?code=C123456789012345';
  render(<QrImage text={text} label="领券二维码" />);
  const picture = screen.getByRole('img', { name: '领券二维码' });
  const [, bytes = ''] = (picture.getAttribute('src') ?? '').split(',');
  const [frame] = decodeFrames(Uint8Array.from(Buffer.from(bytes, 'base64')));
  if (frame === undefined) throw new Error('No picture');
  expect(jsQr(frame.data, frame.width, frame.height)?.data).toBe(text);
});
