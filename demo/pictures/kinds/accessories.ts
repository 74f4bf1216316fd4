import { GOLD, GRAPHITE, STEEL, digits, drum, knob, lamp, lead, mass, screen, shadow, slab } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, type Kind, type Sketch } from '../sketch.ts';

/** A plug at the end of a lead, pointing up from (x, y). */
function plug(s: Sketch, x: number, y: number, angle: number, kind: string): void {
  const { p, t } = s;
  p.group(d`rotate(${angle} ${x} ${y})`, () => {
    const half = kind === 'usb-a' || kind === 'hdmi' ? 32 : 24;
    p.rect(
      x - half * 0.76,
      y - 150,
      half * 1.52,
      60,
      kind === 'usb-c' ? 16 : 4,
      p.lin('h', STEEL.lo, STEEL.top, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    if (kind === 'usb-c') p.rect(x - half * 0.4, y - 146, half * 0.8, 10, 5, '#14181a');
    else
      p.path(
        d`M${x - half * 0.4} ${y - 132}h10M${x + half * 0.4 - 10} ${y - 132}h10`,
        'none',
        'stroke="#23282b" stroke-width="12"',
      );
    slab(p, x - half, y - 100, half * 2, 100, 12, t);
    drum(p, x - 12, y - 4, 24, 46, 6, t);
  });
}
const cable: Kind = {
  front(s) {
    const { p, t } = s;
    const [from = 'usb-c', to = 'usb-c'] = s.str('ends', 'usb-a,usb-c').split(',');
    const colour = t.isLight ? '#e3e6e6' : t.base;
    shadow(p, 400, 660, 260, 26);
    lead(p, 'M210 250V420C210 640 600 660 600 470C600 310 300 310 300 480C300 650 640 620 640 400', colour, 26);
    lead(p, 'M640 400C640 330 590 320 590 250', colour, 26);
    plug(s, 210, 220, 0, from);
    plug(s, 590, 220, 0, to);
    p.rect(272, 500, 54, 40, 10, GRAPHITE.base, 'transform="rotate(8 300 520)"');
  },
  side(s) {
    const { p, t } = s;
    const [from = 'usb-c', to = 'usb-c'] = s.str('ends', 'usb-a,usb-c').split(',');
    p.group('translate(-260 60)scale(1.6)', () => {
      lead(p, 'M300 330Q300 420 240 480', t.isLight ? '#e3e6e6' : t.base, 24);
      lead(p, 'M500 330Q500 420 560 480', t.isLight ? '#e3e6e6' : t.base, 24);
      plug(s, 330, 290, -14, from);
      plug(s, 480, 290, 14, to);
    });
  },
  place: 'flat',
  focus: { x: 240, y: 200, zoom: 2.2 },
};

const charger: Kind = {
  front(s) {
    const { p, t, a } = s;
    if (s.str('type', '') === 'wireless') {
      shadow(p, 400, 610, 300, 26);
      lead(p, 'M660 560Q740 560 760 640', '#2b2f33', 14);
      p.path('M120 500v40a280 90 0 0 0 560 0v-40z', p.lin('h', t.lo, t.hi, t.deep), `stroke="${t.edge}"`);
      p.oval(400, 500, 280, 92, p.lin('d', t.top, t.base, t.lo), `stroke="${t.edge}" stroke-width="2"`);
      p.oval(400, 498, 180, 58, 'none', `stroke="${a.base}" stroke-width="5"`);
      p.path('M410 460l-34 46h28l-14 34l40 -48h-28z', a.base);
      return;
    }
    if (s.str('type', '') === 'car') {
      shadow(p, 400, BASE, 150, 18);
      mass(p, 'M320 180H480L470 330H330z', t, 'h');
      drum(p, 336, 326, 128, 250, 16, GRAPHITE);
      mass(p, 'M356 576h88l-20 90h-48z', STEEL, 'h');
      p.rect(380, 660, 40, 40, 14, STEEL.base);
      for (const y of [210, 262]) p.rect(362, y, 76, 30, 6, '#0a0b0c', `stroke="${a.base}" stroke-width="4"`);
      return;
    }
    shadow(p, 420, BASE, 220, 22);
    for (const x of [300, 420]) drum(p, x, 110, 32, 140, 14, STEEL);
    p.path('M470 226Q604 236 604 300V640Q604 694 540 700H470z', t.deep);
    slab(p, 250, 226, 300, 474, 60, t);
    p.path('M270 300Q276 250 320 248H440L270 560z', t.isDark ? '#ffffff1a' : '#ffffff');
    const ports = Math.round(s.num('ports', 1, 1, 4));
    for (let i = 0; i < ports; i++)
      p.rect(345, 560 - i * 76, 110, 38, i % 2 === 0 ? 19 : 6, '#0c0e0f', `stroke="${t.lo}" stroke-width="6"`);
    lamp(p, 400, 640, 5, a.hi);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 600, 290, 22);
    for (const y of [330, 450])
      p.rect(110, y, 140, 30, 14, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    slab(p, 230, 260, 460, 300, 60, t);
    p.rect(640, 320, 30, 180, 15, t.lo);
    p.rect(230, 380, 460, 8, 0, t.lo);
  },
  place: 'table',
  focus: { x: 400, y: 520, zoom: 2 },
};

/** A flat square with round corners, its number in the middle. */
function squarePowerBank({ p, t, a }: Sketch): void {
  shadow(p, 400, BASE, 250, 20);
  slab(p, 170, 206, 470, 496, 110, t);
  p.path('M200 300Q206 236 290 232H470L240 600Q196 560 200 500z', t.isDark ? '#ffffff14' : '#ffffff50');
  p.circle(405, 454, 118, p.lin('d', t.lo, t.hi));
  p.circle(405, 454, 100, '#0c0f10');
  digits(p, 362, 424, 56, '86', a.top);
  for (const [x, w] of [
    [330, 62],
    [424, 62],
  ] as const)
    p.rect(x, 202, w, 14, 5, '#0a0b0c');
}

/** A stick that a hand closes around. */
function stickPowerBank({ p, t, a }: Sketch): void {
  p.rect(290, 96, 220, 606, 96, p.lin('h', t.deep, t.base, t.hi, t.base, t.deep), `stroke="${t.edge}"`);
  p.rect(322, 150, 20, 500, 10, t.isDark ? '#ffffff20' : '#ffffff70');
  p.rect(290, 560, 220, 10, 0, t.deep);
  p.rect(362, 90, 76, 14, 5, '#0a0b0c');
  for (let light = 0; light < 4; light++) p.circle(400, 330 + light * 34, 8, light === 3 ? t.lo : a.top);
}

const powerBank: Kind = {
  front(s) {
    const body = Math.trunc(s.num('body', 0, 0, 2));
    if (body === 1) return squarePowerBank(s);
    if (body === 2) {
      shadow(s.p, 400, BASE, 150, 18);
      return stickPowerBank(s);
    }
    const { p, t, a } = s;
    shadow(p, 400, BASE, 200, 20);
    p.path('M560 130q36 10 36 50v470q0 44 -36 52z', p.lin('h', t.lo, t.deep));
    slab(p, 230, 110, 340, 592, 44, t);
    p.path('M250 160Q254 130 290 130H440L250 560z', t.isDark ? '#ffffff14' : '#ffffff50');
    for (const [x, w] of [
      [290, 62],
      [376, 44],
      [444, 62],
    ] as const)
      p.rect(x, 106, w, 14, 5, '#0a0b0c');
    p.rect(330, 190, 140, 76, 16, '#0c0f10');
    digits(p, 364, 206, 44, '86', a.top);
    p.path('M412 470l-50 70h36l-14 50l56 -72h-38z', t.isDark ? '#ffffff40' : t.lo);
    p.rect(564, 220, 12, 60, 6, t.lo);
  },
  side(s) {
    const { p, t, a } = s;
    const body = Math.trunc(s.num('body', 0, 0, 2));
    if (body === 1) {
      shadow(p, 400, BASE, 110, 16);
      slab(p, 336, 206, 128, 496, 56, t);
      p.rect(378, 202, 44, 14, 5, '#0a0b0c');
      p.rect(394, 420, 12, 66, 6, t.lo);
      return;
    }
    if (body === 2) {
      shadow(p, 400, 520, 320, 20);
      p.group('rotate(90 400 400)', () => stickPowerBank(s));
      return;
    }
    shadow(p, 400, 540, 300, 22);
    p.path(
      'M110 430Q110 400 150 390L330 300H690Q716 300 690 330L600 430z',
      p.lin('d', t.top, t.base),
      `stroke="${t.edge}"`,
    );
    slab(p, 106, 426, 500, 100, 32, t);
    p.path('M604 440L704 326V420L604 512z', t.deep, `stroke="${t.edge}"`);
    for (const [x, w, r] of [
      [160, 96, 8],
      [300, 70, 17],
      [420, 96, 8],
    ] as const)
      p.rect(x, 458, w, 36, r, '#0a0b0c', `stroke="${STEEL.base}" stroke-width="4"`);
    for (let i = 0; i < 4; i++) p.circle(548, 446 + i * 18, 4, i < 3 ? a.hi : t.deep);
  },
  place: 'table',
  focus: { x: 400, y: 220, zoom: 2.1 },
};

const mount: Kind = {
  front(s) {
    const { p, t } = s;
    const type = s.str('type', 'tv');
    if (type === 'tv') {
      p.rect(150, 250, 60, 300, 10, p.lin('h', t.hi, t.deep), `stroke="${t.edge}"`);
      for (const y of [280, 400, 520]) p.circle(180, y, 13, '#0a0b0c', `stroke="${t.top}" stroke-width="3"`);
      mass(p, 'M200 330L410 430V490L200 410z', t, 'v');
      mass(p, 'M390 430L560 340V400L410 490z', t, 'v');
      knob(p, 402, 456, 36, STEEL);
      for (const y of [230, 500]) mass(p, d`M530 ${y}h150v46h-150z`, t, 'v');
      for (const x of [510, 650]) {
        drum(p, x, 140, 46, 520, 8, t);
        for (let i = 0; i < 6; i++) p.rect(x + 18, 170 + i * 82, 10, 50, 5, '#0a0b0c');
      }
      return;
    }
    if (type === 'tripod') {
      shadow(p, 400, BASE, 270, 20);
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
    mass(p, 'M270 690Q280 620 400 616T530 690q0 14 -20 14H290q-20 0 -20 -14z', GRAPHITE, 'v');
    p.rect(380, 440, 40, 200, 12, p.lin('h', t.top, t.deep));
    p.circle(400, 460, 40, p.lin('d', t.top, t.deep), `stroke="${t.edge}"`);
    slab(p, 276, 120, 248, 380, 34, GRAPHITE);
    screen(p, 290, 134, 220, 352, 22, s.n);
    for (const [x, w] of [
      [246, 44],
      [510, 44],
    ] as const)
      mass(p, d`M${x} 250h${w}v130h${-w}z`, t, 'h');
    mass(p, 'M330 484h140v32h-140z', t, 'v');
  },
  side(s) {
    const { p, t } = s;
    p.rect(180, 160, 26, 480, 6, p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M206 360L420 330V400L206 430z', t, 'v');
    mass(p, 'M400 330L560 380V440L400 400z', t, 'v');
    knob(p, 410, 366, 44, STEEL);
    drum(p, 550, 180, 34, 440, 8, t);
    p.path('M586 220q18 180 0 360', 'none', `stroke="${STEEL.base}" stroke-width="14"`);
  },
  place: 'close',
  focus: { x: 420, y: 440, zoom: 1.9 },
};

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
      p.path(
        d`M${x} 164q0 -20 16 -20h${w - 32}q16 0 16 20v120H${x}z`,
        p.lin('h', GOLD.lo, GOLD.top, GOLD.base, GOLD.deep),
      );
      p.path(d`M${x + w / 2 - 16} 214h32M${x + w / 2} 198v32`, 'none', 'stroke="#14181a" stroke-width="9"');
      p.path(d`M${x + w / 2 + 10} 400l-34 66h26l-10 56l38 -74h-26z`, '#ffffffd0');
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
      slab(p, x, 332, w, 150, 32, t);
      const pitch = (w - 100) / count;
      for (let i = 0; i < count; i++) {
        const cx = x + 30 + pitch * (i + 0.5);
        const r = Math.min(46, pitch / 2 - 5);
        p.circle(cx, 407, r, p.lin('d', t.lo, t.hi), `stroke="${t.deep}" stroke-width="2"`);
        p.circle(cx, 407, r * 0.8, p.lin('d', t.deep, t.base));
        for (const way of [-1, 1]) p.circle(cx + way * r * 0.36, 407, r * 0.13, '#0a0b0c');
      }
      p.rect(x + w - 64, 372, 38, 70, 8, p.lin('v', '#e5584f', '#9c241f'), 'stroke="#5d1512"');
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

const bag: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 220, 22);
    if (s.str('type', 'backpack') === 'sleeve') {
      slab(p, 110, 260, 580, 420, 36, t);
      p.line('M120 330H680', t.deep, 6);
      p.rect(560, 316, 70, 28, 10, STEEL.base, `stroke="${STEEL.edge}"`);
      p.path('M300 262Q310 180 400 180T500 262', 'none', `stroke="${t.lo}" stroke-width="22"`);
      p.rect(150, 560, 110, 70, 8, a.base, 'opacity=".8"');
      return;
    }
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

export const accessories: Readonly<Record<string, Kind>> = {
  cable,
  charger,
  'power-bank': powerBank,
  mount,
  battery,
  'extension-cord': extensionCord,
  bag,
};
