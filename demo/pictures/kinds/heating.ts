import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  drum,
  knob,
  lamp,
  lead,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Kind, type Sketch } from '../sketch.ts';

const fanHeaters = byBody(
  ({ p, t, a }) => {
    drum(p, 270, 200, 260, 500, 80, t);
    p.rect(300, 270, 200, 330, 30, p.rad(0.5, 0.5, 0.7, '#ffb36b', '#d0562b', '#2b1510'));
    slots(p, 300, 270, 200, 330, 12, '#14181a', 7);
    digits(p, 374, 624, 36, '25', a.base);
  },
  ({ p, t }) => {
    slab(p, 200, 360, 400, 330, 50, t);
    p.rect(230, 400, 340, 200, 24, p.rad(0.5, 0.5, 0.7, '#ffb36b', '#d0562b', '#2b1510'));
    for (let x = 244; x < 570; x += 22) p.line(`M${x} 406V594`, '#14181a', 7);
    for (const x of [320, 480]) knob(p, x, 645, 26, STEEL, x > 400 ? 40 : -20);
    p.line('M330 356Q330 320 370 320H430Q470 320 470 356', GRAPHITE.base, 16);
  },
  ({ p, t, a }) => {
    slab(p, 310, 130, 180, 560, 16, t);
    p.rect(332, 160, 136, 360, 10, '#1c1512');
    for (const x of [356, 400, 444]) p.line(`M${x} 178V502`, p.lin('v', '#ffd09a', '#e0602b'), 15);
    slots(p, 332, 160, 136, 360, 9, '#8d999e', 3);
    darkGlass(p, 340, 550, 120, 60, 10);
    digits(p, 376, 562, 34, '24', a.top);
    p.oval(400, 694, 140, 14, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
  },
);
/** A panel with grilles on feet, a glass front, a low strip along the skirting. */
const convectors = byBody(
  ({ p, t }) => {
    for (const x of [170, 540]) p.path(d`M${x} 590h30v40h50v18H${x - 40}v-18h40z`, GRAPHITE.base);
    slab(p, 80, 230, 640, 370, 22, t);
    slots(p, 130, 262, 540, 60, 4, t.deep, 7);
    slots(p, 130, 530, 540, 40, 3, t.lo, 6);
    darkGlass(p, 560, 350, 130, 60, 12);
    digits(p, 598, 362, 36, '23', '#ffd27a');
    lamp(p, 590, 440, 4, '#e5584f');
  },
  ({ p, t, a }) => {
    for (const x of [150, 620]) p.path(d`M${x} 600h30v34h36v14H${x - 36}v-14h36z`, GRAPHITE.base);
    slab(p, 90, 200, 620, 406, 6, t);
    p.path('M92 202H470L300 604H92z', t.isDark ? '#ffffff12' : '#ffffff90');
    p.path('M120 196H680l-16 -18H136z', '#1b2022');
    p.circle(660, 550, 26, '#10171a', `stroke="${a.base}" stroke-width="4"`);
    digits(p, 646, 538, 24, '22', '#ffd27a');
  },
  ({ p, t }) => {
    slab(p, 50, 440, 700, 200, 18, t);
    p.path('M66 452H734L720 492H80z', '#1b2022');
    slots(p, 96, 456, 608, 32, 3, t.lo, 6);
    p.line('M60 560H740', t.lo, 3);
    for (const x of [110, 650]) p.rect(x, 636, 50, 14, 5, GRAPHITE.base);
    lamp(p, 690, 600, 5, '#e5584f');
    knob(p, 640, 600, 18, STEEL);
  },
);
/** Ribs with a box of controls: at the right with a screen, at the left with two knobs, ribs that part into waves. */
function oilHeater(s: Sketch): void {
  const { p, t } = s;
  for (const x of [210, 560]) p.path(d`M${x - 40} 680h90l14 16h-118z`, GRAPHITE.base);
  for (const x of [170, 220, 574, 624]) p.circle(x, 696, 13, RUBBER.base);
  const fins = Math.round(s.num('sections', 9, 5, 13));
  const left = readBodyIndex(s) === 1;
  const x0 = left ? 234 : 170;
  const pitch = 400 / fins;
  for (let i = 0; i < fins; i++) {
    const rise = readBodyIndex(s) === 2 ? 18 * Math.abs(i - (fins - 1) / 2) * (9 / fins) * 0.4 : 0;
    drum(p, x0 + i * pitch, 210 + rise, pitch - 3, 470 - rise, pitch * (readBodyIndex(s) === 2 ? 0.2 : 0.42), t);
    if (readBodyIndex(s) === 2)
      p.rect(x0 + i * pitch + pitch * 0.36, 280, pitch * 0.2, 330, pitch * 0.1, t.deep, 'opacity=".6"');
  }
  if (readBodyIndex(s) !== 2)
    p.path(
      d`M${x0 + 6} 262h384M${x0 + 6} 630h384`,
      'none',
      `stroke="${t.lo}" stroke-width="14" stroke-linecap="round"`,
    );
  const bx = left ? 134 : 574;
  slab(p, bx, 190, 96, 494, left ? 8 : 20, t);
  if (left) {
    knob(p, bx + 48, 290, 32, GRAPHITE, -50);
    knob(p, bx + 48, 390, 32, GRAPHITE, 30);
    slots(p, bx + 22, 560, 52, 80, 5, t.deep, 6);
  } else {
    darkGlass(p, bx + 14, 214, 68, 80, 10);
    digits(p, bx + 28, 236, 34, '23', '#ffd27a');
    knob(p, bx + 48, 350, 28, STEEL, 40);
    if (readBodyIndex(s) === 0) knob(p, bx + 48, 430, 28, STEEL, -30);
  }
  lamp(p, bx + 48, 490, 5, '#e5584f');
  p.path(
    'M250 206Q260 160 330 160H470Q520 160 530 206',
    'none',
    `stroke="${GRAPHITE.base}" stroke-width="15" stroke-linecap="round"`,
  );
}
const heater: Kind = {
  front(s) {
    const { p } = s;
    const type = s.str('type', 'oil');
    if (type === 'fan') {
      shadow(p, 400, BASE, 170, 20);
      fanHeaters(s);
      return;
    }
    if (type === 'convector') {
      shadow(p, 400, 650, 330, 22);
      convectors(s);
      return;
    }
    shadow(p, 400, BASE, 300, 22);
    oilHeater(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 160, 18);
    drum(p, 320, 190, 160, 494, 40, t);
    p.path('M290 684H510L540 700H260z', GRAPHITE.base);
    for (const x of [290, 510]) p.circle(x, 698, 14, RUBBER.base);
    slots(p, 350, 480, 100, 140, 8, t.deep, 6);
    knob(p, 400, 330, 40, STEEL);
    lead(p, 'M480 640Q600 640 600 560T680 500', '#2b2f33', 13);
  },
  place: 'floor',
  focus: { x: 600, y: 330, zoom: 2 },
};

const waterHeater: Kind = {
  front(s) {
    const { p, t, a } = s;
    const flow = s.str('type', 'tank') === 'flow';
    const flat = s.str('type', 'tank') === 'flat';
    for (const [x, colour] of [
      [340, '#3a8fd8'],
      [460, '#d8433c'],
    ] as const) {
      p.rect(x - 9, 610, 18, 100, 4, p.lin('h', STEEL.top, STEEL.deep));
      p.rect(x - 14, 640, 28, 20, 5, colour);
    }
    if (flow) slab(p, 280, 170, 240, 450, ofBody(s, [36, 110, 8]), t);
    else if (flat) slab(p, 220, 80, 360, 540, ofBody(s, [60, 20, 120]), t);
    else if (readBodyIndex(s) === 1) {
      slab(p, 230, 90, 340, 530, 44, t);
      p.path('M250 110H430L260 540z', t.isDark ? '#ffffff12' : '#ffffff90');
    } else {
      const r = readBodyIndex(s) === 2 ? 40 : 120;
      drum(p, 230, 80, 340, 545, r, t);
      p.path('M232 180q168 34 336 0M232 520q168 34 336 0', 'none', `stroke="${t.lo}" stroke-width="2.5"`);
    }
    if (readBodyIndex(s) === 2 && !flow) {
      knob(p, 400, 470, 54, GRAPHITE, 30);
      p.path('M330 510A84 84 0 1 1 470 510', 'none', 'stroke="#d8433c" stroke-width="7" stroke-dasharray="5 9"');
      lamp(p, 400, 580, 6, '#e5584f');
      return;
    }
    const y = readBodyIndex(s) === 1 ? 200 : 400;
    darkGlass(p, 330, y, 140, 120, readBodyIndex(s) === 1 ? 60 : 20);
    digits(p, 362, y + 24, 50, '65', '#ffd27a');
    for (let i = 0; i < 3; i++) p.circle(372 + i * 28, y + 100, 5, i === 0 ? a.hi : '#6d787d');
    if (!flow) knob(p, 400, 570, 24, STEEL, 30);
  },
  side(s) {
    const { p, t } = s;
    p.rect(240, 120, 16, 470, 3, '#aab6ba');
    for (const y of [190, 500]) p.rect(250, y, 40, 22, 4, STEEL.lo);
    drum(p, 286, 80, 280, 545, 120, t);
    p.path('M288 180q138 30 276 0M288 520q138 30 276 0', 'none', `stroke="${t.lo}" stroke-width="2.5"`);
    for (const x of [390, 460]) p.rect(x - 9, 616, 18, 94, 4, p.lin('h', STEEL.top, STEEL.deep));
  },
  place: 'wall',
  focus: { x: 400, y: 450, zoom: 2.2 },
};

export const heating: Readonly<Record<string, Kind>> = { heater, 'water-heater': waterHeater };
