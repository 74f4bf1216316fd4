import { Modal } from '../overlays/modal.tsx';
import type { GalleryLabels, Photo } from './photo.ts';
import { PhotoZoom } from './photo-zoom.tsx';

/** Full-screen pictures; loaded on the first click, as most visitors never open it. */
export default function PhotoZoomModal({
  open,
  onClose,
  photos,
  at,
  onSelect,
  labels,
}: {
  open: boolean;
  onClose: () => void;
  photos: readonly Photo[];
  at: number;
  onSelect: (at: number) => void;
  labels: GalleryLabels;
}) {
  return (
    <Modal open={open} onClose={onClose} title={labels.gallery} titleHidden closeLabel={labels.close} size="full">
      <PhotoZoom photos={photos} at={at} onSelect={onSelect} labels={labels} />
    </Modal>
  );
}
