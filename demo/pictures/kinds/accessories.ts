import { GOLD, GRAPHITE, STEEL, drum, lamp, lead, mass, screen, shadow, slab } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Kind, type Sketch } from '../sketch.ts';

/** A phone in the grip: two jaws, or only the magnet behind it. */
function gripped(s: Sketch, x: number, y: number): void {
  const { p, t } = s;
  slab(p, x - 124, y, 248, 380, 34, GRAPHITE);
  screen(p, x - 110, y + 14, 220, 352, 22, s.n);
  if (s.str('grip', 'clamp') === 'magnet') {
    p.circle(x, y + 200, 66, 'none', `stroke="#ffffff60" stroke-width="7" stroke-dasharray="26 8"`);
    return;
  }
  for (const [dx, w] of [
    [-154, 44],
    [110, 44],
  ] as const)
    mass(p, d`M${x + dx} ${y + 130}h${w}v130h${-w}z`, t, 'h');
  mass(p, d`M${x - 70} ${y + 364}h140v32h-140z`, t, 'v');
}
/** Holders for a car: a suction foot, a clip for the air vent, a long bent arm. */
const cars = byBody(
  (s) => {
    const { p, t } = s;
    mass(p, 'M270 690Q280 620 400 616T530 690q0 14 -20 14H290q-20 0 -20 -14z', GRAPHITE, 'v');
    p.rect(380, 440, 40, 200, 12, p.lin('h', t.top, t.deep));
    p.circle(400, 460, 40, p.lin('d', t.top, t.deep), `stroke="${t.edge}"`);
    gripped(s, 400, 120);
  },
  (s) => {
    const { p, t, a } = s;
    for (let i = 0; i < 4; i++) p.rect(120, 520 + i * 48, 560, 26, 8, p.lin('v', '#3d464b', '#14181a'));
    p.rect(370, 470, 60, 150, 14, p.lin('h', t.top, t.deep), `stroke="${t.edge}"`);
    mass(p, 'M350 600h100v60q-50 24 -100 0z', GRAPHITE, 'v');
    p.circle(400, 500, 46, p.lin('d', t.hi, t.deep), `stroke="${a.base}" stroke-width="5"`);
    gripped(s, 400, 100);
  },
  (s) => {
    const { p, t } = s;
    mass(p, 'M110 690q0 -60 110 -60t110 60v14H110z', GRAPHITE, 'v');
    p.line('M220 640Q220 520 330 500T470 420', t.edge, 34);
    p.line('M220 640Q220 520 330 500T470 420', t.base, 26);
    p.circle(330, 502, 30, p.lin('d', t.top, t.deep), `stroke="${t.edge}"`);
    gripped(s, 500, 110);
  },
);
/** Holders for a table: a plate with a leg, an easel that folds, a ring on a disc. */
const desks = byBody(
  (s) => {
    const { p, t } = s;
    p.rect(372, 440, 56, 230, 14, p.lin('h', t.top, t.base, t.deep), `stroke="${t.edge}"`);
    slab(p, 240, 660, 320, 44, 18, t);
    gripped(s, 400, 110);
  },
  (s) => {
    const { p, t } = s;
    p.path('M470 330L600 690H560L440 380z', p.lin('h', t.lo, t.deep), `stroke="${t.edge}"`);
    gripped(s, 390, 130);
    mass(p, 'M250 690L280 500H520L550 690q0 14 -14 14H264q-14 0 -14 -14z', t, 'h');
    p.path('M300 560H500L510 620H290z', '#00000024');
    mass(p, 'M240 660h320v44H240z', t, 'v');
  },
  (s) => {
    const { p, t, a } = s;
    p.oval(400, 684, 150, 22, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
    p.line('M400 676V520', t.edge, 30);
    p.line('M400 676V520', t.hi, 20);
    p.circle(400, 470, 54, p.lin('d', t.top, t.deep), `stroke="${a.base}" stroke-width="5"`);
    gripped(s, 400, 96);
  },
);
/** Sticks that become a tripod: short with a phone, long with a key. */
function selfie(s: Sketch): void {
  const { p, t, a } = s;
  const long = readBodyIndex(s) === 1 ? 420 : 520;
  for (const x of [250, 550]) p.line(d`M400 600L${x} 694`, t.edge, 22);
  p.line('M400 600V696', t.base, 18);
  drum(p, 384, long - 60, 32, 640 - long, 12, STEEL);
  drum(p, 374, 520, 52, 100, 16, t);
  p.circle(400, 566, 12, a.base);
  p.group(readBodyIndex(s) === 1 ? 'translate(0 0)' : 'rotate(90 400 320)', () =>
    gripped(s, 400, readBodyIndex(s) === 1 ? 90 : 180),
  );
}
const mount: Kind = {
  front(s) {
    const { p, t } = s;
    const type = s.str('type', 'car');
    if (type === 'tripod') {
      shadow(p, 400, BASE, 270, 20);
      if (readBodyIndex(s) !== 0) return selfie(s);
      for (const [x, w] of [
        [180, 18],
        [620, 18],
        [400, 22],
      ] as const)
        p.line(d`M400 330L${x} 690`, t.edge, w + 4);
      for (const [x, w] of [
        [180, 18],
        [620, 18],
        [400, 22],
      ] as const)
        p.line(d`M400 330L${x} 690`, t.base, w);
      drum(p, 380, 220, 40, 160, 8, GRAPHITE);
      mass(p, 'M340 320h120l-20 60h-80z', GRAPHITE, 'h');
      mass(p, 'M330 170h140v30h-140z', t, 'v');
      p.circle(400, 226, 34, p.lin('d', GRAPHITE.top, GRAPHITE.deep));
      p.line('M430 230L560 290', GRAPHITE.hi, 16);
      return;
    }
    shadow(p, 400, BASE, 170, 18);
    (type === 'desk' ? desks : cars)(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 360, BASE, 190, 18);
    mass(p, 'M220 690q0 -70 140 -70t140 70v14H220z', GRAPHITE, 'v');
    p.line('M360 630Q350 520 420 450', t.edge, 40);
    p.line('M360 630Q350 520 420 450', t.base, 32);
    p.circle(430, 440, 46, p.lin('d', t.top, t.deep), `stroke="${t.edge}"`);
    p.group('rotate(-14 480 340)', () => {
      mass(p, 'M470 250h34v190h-34z', t, 'h');
      drum(p, 504, 130, 36, 420, 16, GRAPHITE);
      p.rect(536, 140, 6, 400, 3, '#8fd3e0');
    });
  },
  place: 'close',
  focus: { x: 420, y: 440, zoom: 1.9 },
};

/** The jackets of cells: a gold head, a belt of colour with a stripe along, a diagonal of two colours. */
function wrap(s: Sketch, x: number, w: number): void {
  const { p, a } = s;
  const head = d`M${x} 164q0 -20 16 -20h${w - 32}q16 0 16 20v120H${x}z`;
  ofBody(s, [
    () => {
      p.path(head, p.lin('h', GOLD.lo, GOLD.top, GOLD.base, GOLD.deep));
      p.path(d`M${x + w / 2 + 10} 400l-34 66h26l-10 56l38 -74h-26z`, '#ffffffd0');
    },
    () => {
      p.path(head, p.lin('h', STEEL.lo, STEEL.top, STEEL.base, STEEL.deep));
      p.rect(x, 330, w, 190, 0, p.lin('h', a.lo, a.hi, a.base, a.deep));
      p.rect(x + w * 0.4, 284, w * 0.14, 400, 0, '#ffffff70');
    },
    () => {
      p.path(d`M${x} 164q0 -20 16 -20h${w - 32}q16 0 16 20v160L${x} 520z`, p.lin('h', a.lo, a.hi, a.base, a.deep));
      p.path(d`M${x} 520L${x + w} 324v24L${x} 544z`, '#ffffffd0');
    },
  ])();
}
const battery: Kind = {
  front(s) {
    const { p, t } = s;
    const count = Math.round(s.num('count', 2, 1, 4));
    const thin = s.str('size', 'aa') === 'aaa';
    const w = thin ? 92 : 124;
    shadow(p, 400, BASE, 90 + count * 66, 20);
    for (let i = 0; i < count; i++) {
      const x = 400 + (i - (count - 1) / 2) * (w + 18) - w / 2;
      p.rect(x + w * 0.34, 116, w * 0.32, 40, 8, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
      drum(p, x, 144, w, 556, 16, t);
      wrap(s, x, w);
      p.path(d`M${x + w / 2 - 16} 214h32M${x + w / 2} 198v32`, 'none', 'stroke="#14181a" stroke-width="9"');
      p.rect(x, 684, w, 16, 6, STEEL.lo);
    }
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 560, 290, 22);
    for (const [dy, dx] of [
      [-110, 30],
      [0, 0],
    ] as const) {
      p.rect(120 + dx, 420 + dy, 40, 44, 8, STEEL.base, `stroke="${STEEL.edge}"`);
      p.rect(150 + dx, 384 + dy, 510, 116, 16, p.lin('v', t.lo, t.top, t.base, t.deep), `stroke="${t.edge}"`);
      p.rect(150 + dx, 384 + dy, 130, 116, 14, p.lin('v', GOLD.lo, GOLD.top, GOLD.base, GOLD.deep));
      p.rect(648 + dx, 386 + dy, 16, 112, 6, STEEL.lo);
    }
  },
  place: 'table',
  focus: { x: 330, y: 240, zoom: 2 },
};

const extensionCord: Kind = {
  front(s) {
    const { p, t, a } = s;
    const count = Math.round(s.num('sockets', 4, 2, 8));
    const w = Math.min(560, 120 + count * 108);
    const x = 460 - w / 2;
    p.group('rotate(-8 400 400)', () => {
      p.rect(x + 8, 350, w, 150, 30, '#0a141330');
      lead(
        p,
        d`M${x + 6} 410C${x - 110} 410 60 500 130 590S360 560 330 640S180 700 120 660`,
        t.isLight ? '#d9dddd' : '#2b2f33',
        20,
      );
      slab(p, 60, 620, 90, 74, 22, t);
      for (const y of [636, 664]) p.rect(24, y, 40, 12, 6, STEEL.base, `stroke="${STEEL.edge}"`);
      slab(p, x, 332, w, 150, ofBody(s, [32, 8, 75]), t);
      if (readBodyIndex(s) === 2) p.rect(x + 8, 340, w - 16, 134, 67, 'none', `stroke="${a.base}" stroke-width="5"`);
      const pitch = (w - 100) / count;
      for (let i = 0; i < count; i++) {
        const cx = x + 30 + pitch * (i + 0.5);
        const r = Math.min(46, pitch / 2 - 5);
        if (readBodyIndex(s) === 1)
          p.rect(cx - r - 4, 342, 2 * r + 8, 130, 10, p.lin('d', t.hi, t.lo), `stroke="${t.deep}"`);
        p.circle(cx, 407, r, p.lin('d', t.lo, t.hi), `stroke="${t.deep}" stroke-width="2"`);
        p.circle(cx, 407, r * 0.8, p.lin('d', t.deep, t.base));
        for (const way of [-1, 1]) p.circle(cx + way * r * 0.36, 407, r * 0.13, '#0a0b0c');
      }
      if (readBodyIndex(s) === 1)
        p.circle(x + w - 44, 407, 22, p.lin('d', t.top, t.deep), `stroke="${a.base}" stroke-width="5"`);
      else p.rect(x + w - 64, 372, 38, 70, 8, p.lin('v', '#e5584f', '#9c241f'), 'stroke="#5d1512"');
      lamp(p, x + w - 45, 390, 4, a.hi);
    });
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 560, 320, 22);
    p.path('M80 450L180 380H720L640 450z', p.lin('d', t.top, t.base), `stroke="${t.edge}"`);
    for (let i = 0; i < 4; i++) p.oval(250 + i * 106, 414, 44, 22, p.lin('v', t.deep, t.base), `stroke="${t.edge}"`);
    mass(p, 'M80 450H640V540H80z', t, 'v');
    p.path('M640 450L720 380V470L640 540z', t.deep, `stroke="${t.edge}"`);
    for (const x of [140, 220]) p.rect(x, 476, 56, 28, 4, '#0a0b0c', `stroke="${STEEL.base}" stroke-width="4"`);
  },
  place: 'flat',
  focus: { x: 440, y: 390, zoom: 2 },
};

/** Sleeves and bags: a slim envelope with a handle, a briefcase with a strap, a soft pouch with a flap. */
const sleeves = byBody(
  ({ p, t, a }) => {
    slab(p, 110, 260, 580, 420, 36, t);
    p.line('M120 330H680', t.deep, 6);
    p.rect(560, 316, 70, 28, 10, STEEL.base, `stroke="${STEEL.edge}"`);
    p.path('M300 262Q310 180 400 180T500 262', 'none', `stroke="${t.lo}" stroke-width="22"`);
    p.rect(150, 560, 110, 70, 8, a.base, 'opacity=".8"');
  },
  ({ p, t, a }) => {
    p.path('M110 340Q90 120 400 110T690 340', 'none', `stroke="${t.deep}" stroke-width="20"`);
    for (const x of [280, 320])
      p.path(d`M${x} 290Q${x + 10} 210 400 210T${800 - x} 290`, 'none', `stroke="${t.edge}" stroke-width="18"`);
    slab(p, 100, 286, 600, 400, 24, t);
    slab(p, 140, 440, 520, 230, 18, t);
    p.path('M150 474H650M116 340H684', 'none', `stroke="${t.deep}" stroke-width="7"`);
    p.rect(380, 462, 60, 24, 8, a.base);
    for (const x of [240, 540]) p.rect(x, 290, 30, 150, 4, t.lo);
  },
  ({ p, t, a }) => {
    mass(p, 'M120 300Q120 270 150 270H650Q680 270 680 300V650Q680 684 646 684H154Q120 684 120 650z', t);
    p.path('M118 280H682V430Q560 500 400 500T118 430z', p.lin('v', t.top, t.lo), `stroke="${t.edge}" stroke-width="2"`);
    p.path('M134 424Q270 484 400 484T666 424', 'none', `stroke="${t.top}" stroke-width="4" stroke-dasharray="11 8"`);
    p.circle(400, 484, 20, p.lin('d', STEEL.top, STEEL.deep));
    p.rect(560, 600, 80, 44, 6, a.base, 'opacity=".85"');
  },
);
/** Backpacks: round with a pocket, square with a roll top, a slim one with a vertical zip. */
const backpacks = byBody(
  ({ p, t, a }) => {
    p.path('M350 150Q350 70 400 70T450 150', 'none', `stroke="${t.deep}" stroke-width="22" stroke-linecap="round"`);
    for (const way of [-1, 1]) p.path(d`M${400 + way * 180} 330q${way * 60} 60 ${way * 50} 330h${-way * 40}z`, t.deep);
    mass(p, 'M210 640V330Q210 130 400 130T590 330V640Q590 700 530 700H270Q210 700 210 640z', t);
    p.path(
      'M232 400V330Q236 160 400 156T568 330V400',
      'none',
      `stroke="${t.deep}" stroke-width="6" stroke-dasharray="9 5"`,
    );
    slab(p, 250, 430, 300, 230, 40, t);
    p.path('M266 480H534', 'none', `stroke="${t.deep}" stroke-width="7"`);
    p.rect(500, 474, 16, 54, 7, a.base);
    p.rect(360, 250, 80, 56, 10, t.lo, `stroke="${t.edge}"`);
    p.rect(380, 272, 40, 12, 6, a.base);
  },
  ({ p, t, a }) => {
    for (const way of [-1, 1]) p.path(d`M${400 + way * 190} 360q${way * 50} 60 ${way * 40} 300h${-way * 40}z`, t.deep);
    slab(p, 210, 210, 380, 490, 30, t);
    mass(p, 'M200 130Q200 110 220 110H580Q600 110 600 130V290H200z', t, 'v');
    p.path('M206 170H594', 'none', `stroke="${t.deep}" stroke-width="5"`);
    for (const x of [280, 500]) {
      p.rect(x, 130, 22, 260, 4, t.deep);
      p.rect(x - 8, 300, 38, 44, 8, STEEL.base, `stroke="${STEEL.edge}"`);
    }
    slab(p, 240, 460, 320, 210, 14, t);
    p.rect(360, 500, 80, 40, 6, a.base);
  },
  ({ p, t, a }) => {
    p.path('M360 120Q360 66 400 66T440 120', 'none', `stroke="${t.deep}" stroke-width="20" stroke-linecap="round"`);
    mass(p, 'M230 650V240Q230 110 400 110T570 240V650Q570 700 520 700H280Q230 700 230 650z', t);
    p.path('M330 130V690', 'none', `stroke="${t.deep}" stroke-width="7"`);
    p.path('M330 130Q470 200 566 330', 'none', `stroke="${t.deep}" stroke-width="5" stroke-dasharray="9 5"`);
    p.path('M336 420L566 360V640Q566 696 520 696H336z', p.lin('d', t.hi, t.lo), `stroke="${t.edge}" stroke-width="2"`);
    p.path('M350 470L552 420', 'none', `stroke="${t.deep}" stroke-width="7"`);
    p.rect(322, 230, 16, 60, 7, a.base);
  },
);
const bag: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 400, BASE, 220, 22);
    if (s.str('type', 'backpack') === 'sleeve') {
      sleeves(s);
      return;
    }
    backpacks(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 180, 20);
    mass(p, 'M300 640V280Q310 130 420 140Q500 150 510 330L540 640Q540 700 490 700H350Q300 700 300 640z', t);
    mass(p, 'M500 440q80 10 80 90v90q0 70 -60 70h-30z', t);
    p.path('M304 230Q220 260 226 450T300 660', 'none', `stroke="${t.deep}" stroke-width="30" stroke-linecap="round"`);
    p.path('M340 480q60 20 110 0l10 200H350z', t.lo, `stroke="${t.edge}"`);
    p.path('M364 460h64l6 40h-74z', s.a.base);
  },
  place: 'floor',
  focus: { x: 400, y: 480, zoom: 2 },
};

export const accessories: Readonly<Record<string, Kind>> = { mount, battery, 'extension-cord': extensionCord, bag };
