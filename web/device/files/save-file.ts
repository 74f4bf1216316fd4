/** Downloads a base64 file under a name. The app opens the share sheet instead; it rejects when writing fails. */
export function saveFile(name: string, base64: string, type: string): void | Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
