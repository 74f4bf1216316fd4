import {
  GRAPHITE,
  RUBBER,
  STEEL,
  WHITE,
  darkGlass,
  digits,
  drum,
  knob,
  lamp,
  lead,
  mass,
  rays,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, boxKind, fit, type Kind } from '../sketch.ts';

const airConditioner: Kind = {
  front(s) {
    const { p, t, a } = s;
    if (s.str('type', 'split') === 'mobile') {
      shadow(p, 400, BASE, 170, 20);
      drum(p, 270, 150, 260, 544, 40, t);
      slots(p, 300, 190, 200, 90, 5, t.deep, 7);
      p.oval(400, 160, 110, 10, '#14181a');
      digits(p, 372, 330, 44, '22', a.base);
      slots(p, 310, 440, 180, 190, 9, t.lo, 6);
      for (const x of [310, 490]) p.circle(x, 694, 15, RUBBER.base);
      return;
    }
    p.rect(86, 500, 628, 60, 30, p.rad(0.5, 0.5, 0.5, '#0a141340', '#0a141300'));
    slab(p, 70, 270, 660, 232, 34, t);
    p.path('M72 420H728V468Q728 502 694 502H106Q72 502 72 468z', p.lin('v', t.hi, t.lo));
    p.path('M104 440H696Q690 492 650 492H150Q110 492 104 440z', '#1b2022');
    p.path('M112 446H688L668 474H132z', p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    p.path(
      'M96 300Q100 284 120 284H680',
      'none',
      `stroke="${t.isDark ? '#ffffff40' : '#ffffff'}" stroke-width="6" stroke-linecap="round"`,
    );
    p.line('M80 416H720', t.lo, 2);
    digits(p, 590, 340, 40, '24', t.isDark ? '#ffffffc0' : a.base);
    lamp(p, 680, 360, 4, '#2ecf8f');
    if (p.far) return;
    for (const x of [220, 360, 500])
      p.path(
        d`M${x} 520q-26 50 4 84t-6 84`,
        'none',
        `stroke="${a.top}" stroke-width="9" stroke-linecap="round" opacity=".55"`,
      );
  },
  back(s) {
    const { p } = s;
    shadow(p, 400, 690, 310, 22);
    for (const x of [180, 560]) p.rect(x, 664, 80, 24, 4, '#3a4247');
    slab(p, 110, 210, 580, 458, 16, WHITE);
    p.circle(330, 440, 196, p.lin('d', '#2b3135', '#0c0e0f'), 'stroke="#aab6ba" stroke-width="4"');
    for (const angle of [0, 120, 240])
      p.path('M330 440q-20 -120 60 -170q60 60 10 150z', '#59656b', `transform="rotate(${angle} 330 440)"`);
    for (const r of [60, 95, 130, 165]) p.circle(330, 440, r, 'none', 'stroke="#c9d2d4" stroke-width="4"');
    rays(p, 330, 440, 30, 194, 12, '#c9d2d4', 3);
    p.circle(330, 440, 30, s.a.base);
    slots(p, 560, 250, 100, 180, 9, '#aab6ba', 6);
    p.rect(560, 520, 100, 110, 8, '#e3e8e9', 'stroke="#aab6ba"');
  },
  side(s) {
    const { p, t } = s;
    p.path(
      'M320 200H420Q520 220 530 340Q536 440 470 480L380 510H320z',
      p.lin('h', t.lo, t.hi, t.base),
      `stroke="${t.edge}" stroke-width="2"`,
    );
    p.path('M470 480L400 540L378 512z', p.lin('d', t.top, t.lo), `stroke="${t.edge}"`);
    p.rect(296, 190, 24, 330, 4, '#aab6ba');
    for (const x of [430, 480, 530])
      p.path(
        d`M${x} 550q-10 50 20 80t20 70`,
        'none',
        `stroke="${s.a.top}" stroke-width="9" stroke-linecap="round" opacity=".55"`,
      );
  },
  place: 'wall',
  focus: { x: 600, y: 400, zoom: 2 },
};

const heater: Kind = {
  front(s) {
    const { p, t, a } = s;
    const type = s.str('type', 'oil');
    if (type === 'fan') {
      shadow(p, 400, BASE, 170, 20);
      drum(p, 270, 200, 260, 500, 80, t);
      p.rect(300, 270, 200, 330, 30, p.rad(0.5, 0.5, 0.7, '#ffb36b', '#d0562b', '#2b1510'));
      slots(p, 300, 270, 200, 330, 12, '#14181a', 7);
      digits(p, 374, 624, 36, '25', a.base);
      return;
    }
    if (type === 'convector') {
      shadow(p, 400, 650, 330, 22);
      for (const x of [170, 540]) p.path(d`M${x} 590h30v40h50v18H${x - 40}v-18h40z`, GRAPHITE.base);
      slab(p, 80, 230, 640, 370, 22, t);
      slots(p, 130, 262, 540, 60, 4, t.deep, 7);
      slots(p, 130, 530, 540, 40, 3, t.lo, 6);
      darkGlass(p, 560, 350, 130, 60, 12);
      digits(p, 598, 362, 36, '23', '#ffd27a');
      lamp(p, 590, 440, 4, '#e5584f');
      return;
    }
    shadow(p, 400, BASE, 300, 22);
    for (const x of [210, 560]) p.path(d`M${x - 40} 680h90l14 16h-118z`, GRAPHITE.base);
    for (const x of [170, 220, 574, 624]) p.circle(x, 696, 13, RUBBER.base);
    const fins = Math.round(s.num('sections', 9, 5, 13));
    const pitch = 400 / fins;
    for (let i = 0; i < fins; i++) drum(p, 170 + i * pitch, 210, pitch - 3, 470, pitch * 0.42, t);
    p.path(
      d`M176 262h${400 - 16}M176 630h${400 - 16}`,
      'none',
      `stroke="${t.lo}" stroke-width="14" stroke-linecap="round"`,
    );
    slab(p, 574, 190, 96, 494, 20, t);
    darkGlass(p, 588, 214, 68, 80, 10);
    digits(p, 602, 236, 34, '23', '#ffd27a');
    knob(p, 622, 350, 28, STEEL, 40);
    knob(p, 622, 430, 28, STEEL, -30);
    lamp(p, 622, 490, 5, '#e5584f');
    p.path(
      'M250 206Q260 160 330 160H470Q520 160 530 206',
      'none',
      `stroke="${GRAPHITE.base}" stroke-width="15" stroke-linecap="round"`,
    );
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

const fan: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 180, 18);
    if (s.str('type', 'stand') === 'column') {
      drum(p, 320, 90, 160, 590, 60, t);
      p.rect(350, 190, 100, 400, 40, '#14181a');
      slots(p, 352, 200, 96, 380, 22, t.lo, 5);
      digits(p, 376, 120, 34, '24', a.base);
      mass(p, 'M260 680Q400 640 540 680v24H260z', t, 'v');
      return;
    }
    const table = s.str('type', 'stand') === 'table';
    const cy = table ? 340 : 280;
    const r = table ? 230 : 196;
    p.rect(388, cy + 60, 24, 640 - cy, 8, p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M250 696Q260 660 400 656T550 696v8H250z', t, 'v');
    p.circle(400, cy, r, t.isDark ? '#14181a60' : '#ffffff60', `stroke="${t.edge}" stroke-width="3"`);
    for (const angle of [0, 120, 240])
      p.path(
        d`M400 ${cy}q${-r * 0.5} ${-r * 0.2} ${-r * 0.42} ${-r * 0.74}q${r * 0.46} ${-r * 0.2} ${r * 0.62} ${r * 0.24}z`,
        p.lin('d', `${a.hi}`, a.lo),
        d`transform="rotate(${angle} 400 ${cy})" opacity=".85"`,
      );
    rays(p, 400, cy, r * 0.24, r * 0.97, 40, t.isLight ? '#8d999e' : t.isDark ? '#59636a' : t.deep, 2.5);
    for (const k of [0.6, 1]) p.circle(400, cy, r * k, 'none', `stroke="${t.base}" stroke-width="${k === 1 ? 11 : 5}"`);
    p.circle(400, cy, r, 'none', `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, cy, r * 0.24, p.lin('d', t.top, t.lo), `stroke="${t.edge}"`);
    mass(p, d`M374 ${cy + r + 30}h52v90h-52z`, t, 'h');
    for (let i = 0; i < 3; i++) p.circle(400, cy + r + 52 + i * 24, 7, i === 0 ? a.base : t.deep);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 160, 18);
    p.rect(418, 330, 22, 340, 8, p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M290 696Q300 660 430 656T570 696v8H290z', t, 'v');
    p.path(
      'M350 84Q250 280 350 476Q386 476 386 280T350 84z',
      t.isDark ? '#2b313560' : '#ffffffa0',
      `stroke="${t.edge}" stroke-width="8"`,
    );
    p.path(
      'M330 120Q290 280 330 440M356 90V470M306 200H386M300 280H386M306 360H386',
      'none',
      `stroke="${t.edge}" stroke-width="3"`,
    );
    mass(p, 'M386 220H500Q560 230 560 286T500 350H386z', t, 'v');
  },
  place: 'floor',
  focus: { x: 400, y: 280, zoom: 2 },
};

const humidifier: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 200, 20);
    for (const [dx, k] of [
      [-30, 1],
      [14, 0.8],
      [46, 1.1],
    ] as const)
      p.path(
        d`M${400 + dx} 240q${-40 * k} -60 ${10 * k} -100t${-10 * k} -90`,
        'none',
        'stroke="#9fc9cf" stroke-width="22" stroke-linecap="round" opacity=".45"',
      );
    p.path(
      'M220 470Q230 270 400 262T580 470z',
      p.lin('h', '#a9d3da', ['#eefafb', 0.3], '#c5e4e9', '#7fb0b8'),
      'stroke="#6a9aa2" stroke-width="2"',
    );
    p.path('M224 420Q400 446 577 420L580 480H220z', '#5fb6c470');
    p.rect(370, 240, 60, 34, 12, p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    mass(p, 'M216 470H584L560 660Q552 700 510 700H290Q248 700 240 660z', t, 'h');
    p.oval(400, 476, 183, 12, a.hi, 'opacity=".6"');
    digits(p, 366, 540, 50, '55', a.base);
    p.circle(400, 640, 17, 'none', `stroke="${a.base}" stroke-width="5"`);
  },
  side(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 290, 20);
    p.path(
      'M130 560Q134 320 260 316T390 560z',
      p.lin('h', '#a9d3da', '#eefafb', '#c5e4e9', '#7fb0b8'),
      'stroke="#6a9aa2" stroke-width="2"',
    );
    p.rect(180, 556, 160, 30, 10, t.lo);
    mass(p, 'M420 560H690L670 670Q664 700 630 700H480Q446 700 440 670z', t, 'h');
    p.oval(555, 562, 136, 26, p.lin('v', '#c9dfe3', '#7fa6ae'), `stroke="${t.edge}"`);
    p.circle(555, 562, 16, GRAPHITE.base);
    lamp(p, 555, 640, 7, a.hi);
  },
  place: 'table',
  focus: { x: 400, y: 540, zoom: 2 },
};

const airPurifier: Kind = boxKind({
  body: (s) => fit(s, 300, 570),
  depth: 190,
  face(s, b) {
    const { p, t, a } = s;
    slab(p, b.x, b.y, b.w, b.h - 4, 40, t);
    p.path(d`M${b.x + 24} ${b.y + 16}h${b.w - 48}l-16 26H${b.x + 40}z`, '#1b2022');
    p.circle(400, b.y + 130, 62, '#0f1315', `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, b.y + 130, 52, 'none', `stroke="#2ecf8f" stroke-width="7"`);
    digits(p, 374, b.y + 110, 40, '12', '#ffffff');
    p.rect(b.x + 30, b.y + 230, b.w - 60, b.h - 290, 18, p.dots(12, 3.6, t.isDark ? '#00000090' : t.deep));
    for (let i = 0; i < 3; i++) p.circle(370 + i * 30, b.y + 210, 5, i === 0 ? a.base : t.lo);
    p.rect(b.x + 30, b.y + b.h - 12, b.w - 60, 12, 5, '#1d2123');
  },
  rest: { place: 'floor', focus: { x: 400, y: 290, zoom: 2.1 } },
});

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
    if (flow) slab(p, 280, 170, 240, 450, 36, t);
    else if (flat) slab(p, 220, 80, 360, 540, 60, t);
    else {
      drum(p, 230, 80, 340, 545, 120, t);
      p.path('M232 180q168 34 336 0M232 520q168 34 336 0', 'none', `stroke="${t.lo}" stroke-width="2.5"`);
    }
    darkGlass(p, 330, 400, 140, 120, 20);
    digits(p, 362, 424, 50, '65', '#ffd27a');
    for (let i = 0; i < 3; i++) p.circle(372 + i * 28, 500, 5, i === 0 ? a.hi : '#6d787d');
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

export const climate: Readonly<Record<string, Kind>> = {
  'air-conditioner': airConditioner,
  heater,
  fan,
  humidifier,
  'air-purifier': airPurifier,
  'water-heater': waterHeater,
};
