// The map library with its worker, which are half of the app's code: the bundle has them compressed.
import { gunzipSync } from 'fflate';
// oxlint-disable-next-line import/default -- because the import is the URL of the packed file
import libraryUrl from 'maplibre-gl/dist/maplibre-gl.mjs?packed';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?packed';

/** Unpacks a script and returns a URL of it. */
async function unpack(url: string): Promise<string> {
  const packed = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const script = new Uint8Array(gunzipSync(packed));
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

const [library, worker] = await Promise.all([libraryUrl, workerUrl].map(unpack));
const maplibre = (await import(/* @vite-ignore */ library!)) as typeof import('maplibre-gl');
maplibre.setWorkerUrl(worker!);

export const { AttributionControl, Map: MapLibre } = maplibre;
