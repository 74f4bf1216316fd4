import type { CameraPlugin, MediaResult } from '@capacitor/camera';
import { registerPlugin } from '@capacitor/core';
import { createRoot } from 'react-dom/client';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import css from './photos.module.css';

// The package's own object always loads its version for browsers.
const Camera = registerPlugin<CameraPlugin>('Camera');

/** Quality and longest side of a photo, which keep it below the upload limit. */
const QUALITY = 85;
const MAX_SIDE_PX = 2048;

type Source = 'camera' | 'gallery' | 'file';

/** Lets file fields for pictures offer the camera and the gallery: web views open a list of documents instead. */
export function followPhotoInputs(): void {
  const chosenAsFile = new WeakSet<HTMLInputElement>();
  document.addEventListener(
    'click',
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== 'file' || !input.accept.includes('image/')) return;
      if (chosenAsFile.delete(input)) return;
      event.preventDefault();
      void chooseSource(input.accept.includes('pdf')).then(async (source) => {
        if (source === 'file') {
          chosenAsFile.add(input);
          input.click();
        } else if (source) fillInput(input, await loadPhotos(source, input.multiple));
      });
    },
    { capture: true },
  );
}

/** Asks for the source; null when the shopper closes the question. */
function chooseSource(takesDocuments: boolean): Promise<Source | null> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const choose = (source: Source | null) => {
      resolve(source);
      root.unmount();
      place.remove();
    };
    root.render(
      <Modal open size="small" onClose={() => choose(null)} title={m.native_photo_title()} closeLabel={m.frame_close()}>
        <div className={css.sources}>
          <Button icon="camera" onClick={() => choose('camera')}>
            {m.native_photo_camera()}
          </Button>
          <Button onClick={() => choose('gallery')}>{m.native_photo_gallery()}</Button>
          {takesDocuments && <Button onClick={() => choose('file')}>{m.native_photo_file()}</Button>}
        </div>
      </Modal>,
    );
  });
}

/** Takes a photo or lets the shopper choose some; none when they cancel or refuse the permission. */
async function loadPhotos(source: 'camera' | 'gallery', isMultiple: boolean): Promise<File[]> {
  const options = { quality: QUALITY, targetWidth: MAX_SIDE_PX, targetHeight: MAX_SIDE_PX, correctOrientation: true };
  try {
    const results =
      source === 'camera'
        ? [await Camera.takePhoto(options)]
        : (
            await Camera.chooseFromGallery({
              ...options,
              allowMultipleSelection: isMultiple,
            })
          ).results;
    return await Promise.all(results.map(readFile));
  } catch {
    return [];
  }
}

async function readFile({ webPath }: MediaResult, position: number): Promise<File> {
  const photo = await (await fetch(webPath!)).blob();
  return new File([photo], `photo-${position + 1}.${photo.type.split('/')[1]}`, { type: photo.type });
}

/** Puts files into a field as if they had been chosen in it. */
function fillInput(input: HTMLInputElement, files: readonly File[]): void {
  if (files.length === 0) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
