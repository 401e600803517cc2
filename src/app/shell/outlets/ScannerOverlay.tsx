import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { toastShown } from '@/flows/notices/noticesSlice';
import { activeCameraByApp } from '@/flows/scan/activeCameraByApp';
import {
  photoPressed,
  scannedTextClosed,
  scannerClosed,
  selectScan,
  torchPressed,
  typedConfirmed,
  typingChanged,
} from '@/flows/scan/scanSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { ScannedTextSheet } from '@/ui/scanner/ScannedTextSheet';
import { Scanner } from '@/ui/scanner/Scanner';

/** Renders the scanner and the scanned text from state. Loaded when it is first needed. */
export function ScannerOverlay() {
  const dispatch = useDispatch();
  const ports = usePorts();
  const scan = useSelector(selectScan);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const camera = scan?.step === 'reading' ? scan.camera : null;
  useEffect(() => {
    if (video !== null && camera === 'live') activeCameraByApp.get(ports)?.show(video);
  }, [ports, video, camera]);
  if (scan === null) return null;
  if (scan.step === 'shown') {
    const copy = () => {
      void ports.page.copy(scan.text).then((isCopied) => {
        dispatch(toastShown(isCopied ? '已复制' : '复制失败，请长按文字复制'));
      });
    };
    return <ScannedTextSheet text={scan.text} onCopy={copy} onClose={() => void dispatch(scannedTextClosed())} />;
  }
  const { hint, photo, typed, hasTorch, isTorchOn } = scan;
  return (
    <Scanner
      {...{ hint, camera: scan.camera, photo, typed }}
      torch={hasTorch ? (isTorchOn ? 'on' : 'off') : null}
      videoRef={setVideo}
      actions={{
        onClose: () => void dispatch(scannerClosed()),
        onTorch: () => void dispatch(torchPressed()),
        onPhoto: () => void dispatch(photoPressed()),
        onTyping: (text) => void dispatch(typingChanged(text)),
        onConfirm: () => void dispatch(typedConfirmed()),
      }}
    />
  );
}
