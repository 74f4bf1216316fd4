import { Modal } from '../overlays/modal.tsx';
import type { GalleryLabels, Photo } from './photo.ts';
import { PhotoZoom } from './photo-zoom.tsx';

/** Full-screen photo viewer, loaded on first use: most visitors never open it. */
export default function PhotoZoomModal({
  open,
  onClose,
  photos,
  current,
  onSelect,
  labels,
}: {
  open: boolean;
  onClose: () => void;
  photos: readonly Photo[];
  current: number;
  onSelect: (current: number) => void;
  labels: GalleryLabels;
}) {
  return (
    <Modal open={open} onClose={onClose} title={labels.gallery} titleHidden closeLabel={labels.close} size="full">
      <PhotoZoom photos={photos} current={current} onSelect={onSelect} labels={labels} />
    </Modal>
  );
}
