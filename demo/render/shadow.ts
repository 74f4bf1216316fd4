import sharp from 'sharp';

/** Pixels less than this fraction of the image above the product's lowest point count as touching the floor. */
const NEAR_FLOOR = 0.1;

/** Draws the soft shadow below a product from its outline: dark where it touches the floor, wide and faint around it. */
export async function drawShadow(cover: Float32Array, size: number): Promise<Float32Array> {
  const lowest = new Int32Array(size).fill(-1);
  for (let x = 0; x < size; x++)
    for (let y = size - 1; y >= 0; y--)
      if ((cover[y * size + x] ?? 0) > 0.5) {
        lowest[x] = y;
        break;
      }
  const floor = Math.max(...lowest);
  const [contact, wide] = [Buffer.alloc(size * size), Buffer.alloc(size * size)];
  for (let x = 0; x < size; x++) {
    const foot = lowest[x] ?? -1;
    const height = (floor - foot) / size;
    if (foot < 0 || height > NEAR_FLOOR) continue;
    const strength = 1 - height / NEAR_FLOOR;
    for (let y = foot - 6; y < foot + 5; y++)
      if (y >= 0 && y < size) contact[y * size + x] = Math.round(200 * strength);
    for (let y = foot - 22; y < foot + 12; y++) if (y >= 0 && y < size) wide[y * size + x] = Math.round(110 * strength);
  }
  const blurred = async (layer: Buffer, sigma: number) =>
    sharp(layer, { raw: { width: size, height: size, channels: 1 } })
      .blur(sigma)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  const [near, far] = await Promise.all([blurred(contact, size * 0.006), blurred(wide, size * 0.018)]);
  const fade = size * 0.03;
  return Float32Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [at % size, Math.floor(at / size)];
    const edge = Math.min(1, x / fade, (size - 1 - x) / fade, (size - 1 - y) / fade);
    return Math.min(0.62, ((near[at] ?? 0) + (far[at] ?? 0)) / 255) * edge;
  });
}
