import { registerPlugin } from '@capacitor/core';
import { Share } from '@capacitor/share';

type WriteOptions = { path: string; data: string; directory: 'CACHE'; encoding?: 'utf8' };
type FilesystemPlugin = { writeFile(options: WriteOptions): Promise<{ uri: string }> };
// Importing the package would bundle its implementation for browsers.
const Filesystem = registerPlugin<FilesystemPlugin>('Filesystem');

/** Offers a base64 file in the share sheet, because web views cannot download files. */
export const saveFile = (name: string, base64: string): Promise<void> => offer({ path: name, data: base64 });

/** Offers a text file. */
export const saveText = (name: string, text: string): Promise<void> =>
  offer({ path: name, data: text, encoding: 'utf8' });

async function offer(file: Omit<WriteOptions, 'directory'>): Promise<void> {
  const { uri } = await Filesystem.writeFile({ ...file, directory: 'CACHE' });
  await Share.share({ files: [uri] }).catch((error: unknown) => {
    // Closing the share sheet rejects too.
    if (!/cancel|abort/i.test(String(error))) throw error;
  });
}
