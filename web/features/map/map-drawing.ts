import type { MapTile } from '#contract/addresses.ts';
import { decodeLine, PER_DEGREE, type Line } from '#domain/encoded-line.ts';
import { offsetOf, type MapView } from '#domain/map-view.ts';

/** A tile whose lines are read; a road class comes with its lines. */
export type DrawnTile = Omit<MapTile, 'roads' | 'water' | 'waterways' | 'rails'> & {
  roads: readonly (readonly [roadClass: number, line: Line])[];
  water: readonly Line[];
  waterways: readonly Line[];
  rails: readonly Line[];
};

/** Reads the lines of a tile once. */
export function readTile({ roads, water, waterways, rails, labels }: MapTile): DrawnTile {
  return {
    roads: roads.map(([roadClass, text]) => [roadClass, decodeLine(text)] as const),
    water: water.map(decodeLine),
    waterways: waterways.map(decodeLine),
    rails: rails.map(decodeLine),
    labels,
  };
}

/** Widths of road classes at zoom 14, pixels; each zoom makes them half as wide again. */
const WIDTHS = [5, 4.5, 3, 2, 1.4, 1] as const;
const FONT_PIXELS = 12;
/** A name is written again only so far from itself. */
const SAME_NAME_PIXELS = 260;

/** Draws tiles on a canvas in the colours of the page: ground, water, rails, roads from the narrow to the wide, names. */
export function drawMap(canvas: HTMLCanvasElement, view: MapView, tiles: readonly DrawnTile[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas.getBoundingClientRect();
  const ratio = window.devicePixelRatio || 1;
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, (width / 2) * ratio, (height / 2) * ratio);
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name);
  context.fillStyle = colour('--sunken');
  context.fillRect(-width / 2, -height / 2, width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const scale = 1.5 ** (view.zoom - 14);
  const trace = (lines: readonly Line[]) => {
    context.beginPath();
    for (const line of lines)
      for (let at = 0; at < line.length; at += 2) {
        const { x, y } = offsetOf(view, [(line[at] ?? 0) / PER_DEGREE, (line[at + 1] ?? 0) / PER_DEGREE]);
        if (at === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
  };
  const stroke = (lines: readonly Line[], name: string, lineWidth: number) => {
    trace(lines);
    context.strokeStyle = colour(name);
    context.lineWidth = lineWidth;
    context.stroke();
  };
  trace(tiles.flatMap(({ water }) => water));
  context.fillStyle = colour('--map-water');
  context.fill();
  stroke(
    tiles.flatMap(({ waterways }) => waterways),
    '--map-water',
    1.5,
  );
  stroke(
    tiles.flatMap(({ rails }) => rails),
    '--line-strong',
    1,
  );
  const roads = tiles.flatMap((tile) => tile.roads);
  const ofClass = WIDTHS.map((_, wanted) => roads.filter(([own]) => own === wanted).map(([, line]) => line));
  for (let own = WIDTHS.length - 1; own >= 0; own -= 1)
    stroke(ofClass[own] ?? [], '--line-strong', (WIDTHS[own] ?? 1) * scale + 1);
  for (let own = WIDTHS.length - 1; own >= 0; own -= 1)
    stroke(ofClass[own] ?? [], own < 2 ? '--map-main' : '--surface', (WIDTHS[own] ?? 1) * scale);
  drawNames(context, view, tiles, {
    width,
    height,
    ink: colour('--ink'),
    halo: colour('--surface'),
    family: style.fontFamily,
  });
}

function drawNames(
  context: CanvasRenderingContext2D,
  view: MapView,
  tiles: readonly DrawnTile[],
  { width, height, ink, halo, family }: { width: number; height: number; ink: string; halo: string; family: string },
): void {
  const taken: { x: number; y: number; wide: number; tall: number; name: string }[] = [];
  context.font = `500 ${FONT_PIXELS}px ${family}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const labels = tiles.flatMap((tile) => tile.labels).sort((one, other) => one[3] - other[3]);
  for (const [name, latitude, longitude, , slope] of labels) {
    const { x, y } = offsetOf(view, [latitude, longitude]);
    const half = context.measureText(name).width / 2 + 6;
    const angle = (slope * Math.PI) / 180;
    const wide = Math.abs(Math.cos(angle)) * half + Math.abs(Math.sin(angle)) * FONT_PIXELS;
    const tall = Math.abs(Math.sin(angle)) * half + Math.abs(Math.cos(angle)) * FONT_PIXELS;
    const outside = Math.abs(x) + wide > width / 2 || Math.abs(y) + tall > height / 2;
    const covered = taken.some(
      (other) =>
        (Math.abs(other.y - y) < other.tall + tall && Math.abs(other.x - x) < other.wide + wide) ||
        (other.name === name && Math.hypot(other.x - x, other.y - y) < SAME_NAME_PIXELS),
    );
    if (outside || covered) continue;
    taken.push({ x, y, wide, tall, name });
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.strokeStyle = halo;
    context.lineWidth = 3;
    context.strokeText(name, 0, 0);
    context.fillStyle = ink;
    context.fillText(name, 0, 0);
    context.restore();
  }
}
