type Point = readonly [x: number, y: number];

/** Maps picture points to a flat screen seen in perspective; `ratio` is its approximate width : height. */
export type Projection = { readonly project: (x: number, y: number) => Point; readonly ratio: number };

/** Creates the projection of a quadrilateral: top left, top right, bottom right, bottom left become the unit square. */
export function createProjection(corners: readonly Point[]): Projection {
  const [a = [0, 0], b = [1, 0], c = [1, 1], d = [0, 1]] = corners;
  // Square-to-quadrilateral mapping after Heckbert (1989), inverted by its adjugate.
  const [px, py] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [dx1, dx2, dy1, dy2] = [b[0] - c[0], d[0] - c[0], b[1] - c[1], d[1] - c[1]];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (px * dy2 - dx2 * py) / area;
  const h = (dx1 * py - px * dy1) / area;
  const m = [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
  ];
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0] = m;
  const inverse = [
    m4 - m5 * h,
    m2 * h - m1,
    m1 * m5 - m2 * m4,
    m5 * g - m3,
    m0 - m2 * g,
    m2 * m3 - m0 * m5,
    m3 * h - m4 * g,
    m1 * g - m0 * h,
    m0 * m4 - m1 * m3,
  ];
  const [i0 = 0, i1 = 0, i2 = 0, i3 = 0, i4 = 0, i5 = 0, i6 = 0, i7 = 0, i8 = 0] = inverse;
  const side = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  return {
    project: (x, y) => {
      const w = i6 * x + i7 * y + i8;
      return [(i0 * x + i1 * y + i2) / w, (i3 * x + i4 * y + i5) / w];
    },
    ratio: (side(a, b) + side(d, c)) / (side(a, d) + side(b, c)),
  };
}
