import { GRAPHITE, STEEL, darkGlass, drum, knob, lamp, lens, mass, shadow, slab, slots } from '../primitives.ts';
import { fade } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, boxKind, fit, type Kind } from '../sketch.ts';

const lampKind: Kind = {
  front(s) {
    const { p, t, a } = s;
    if (s.str('type', 'desk') === 'bulb') {
      p.circle(400, 300, 280, p.rad(0.5, 0.5, 0.5, '#ffe9a8b0', '#ffe9a800'));
      p.path(
        'M330 500Q320 440 280 390Q230 320 250 250Q280 130 400 130T550 250Q570 320 520 390Q480 440 470 500z',
        p.rad(0.4, 0.35, 0.7, '#ffffff', '#fff3cf', '#f3d58a'),
        'stroke="#cdb06a" stroke-width="2"',
      );
      mass(p, 'M330 496H470L456 560H344z', t, 'h');
      drum(p, 350, 556, 100, 110, 12, STEEL);
      slots(p, 350, 560, 100, 100, 4, STEEL.deep, 6);
      p.path('M370 664h60l-14 30h-32z', '#23282b');
      return;
    }
    if (s.str('type', 'desk') === 'strip') {
      for (const r of [250, 200, 150]) p.circle(400, 400, r, 'none', `stroke="#f4f5f4" stroke-width="30"`);
      for (const [i, r] of [250, 200, 150].entries()) {
        p.circle(
          400,
          400,
          r,
          'none',
          `stroke="${['#00a9bf', '#7f63d6', '#ffb417'][i]}" stroke-width="36" opacity=".25"`,
        );
        p.circle(
          400,
          400,
          r,
          'none',
          `stroke="${['#00a9bf', '#7f63d6', '#ffb417'][i]}" stroke-width="14" stroke-dasharray="16 22"`,
        );
      }
      slab(p, 610, 560, 130, 80, 14, t);
      return;
    }
    shadow(p, 400, BASE, 220, 20);
    p.path('M250 330L90 690H560L430 330z', p.lin('v', '#ffe9a890', '#ffe9a800'));
    mass(p, 'M420 694q0 -26 40 -30h140q40 4 40 30v10H420z', t, 'v');
    p.line('M540 664L600 400L410 200', t.edge, 22);
    p.line('M540 664L600 400L410 200', t.base, 17);
    p.circle(600, 400, 20, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    mass(p, 'M240 310Q250 190 350 160L430 176L450 320Q340 356 240 310z', t);
    p.path('M240 310Q340 356 450 320Q430 336 440 340Q330 366 244 330z', '#fff1bf');
    lamp(p, 530, 682, 6, a.hi);
  },
  side(s) {
    const { p, t } = s;
    if (s.str('type', 'desk') !== 'desk') return lampKind.front(s);
    shadow(p, 400, BASE, 150, 18);
    mass(p, 'M280 694q0 -26 40 -30h160q40 4 40 30v10H280z', t, 'v');
    p.rect(390, 200, 20, 470, 8, p.lin('h', t.top, t.deep));
    p.path('M280 300L180 600H620L520 300z', p.lin('v', '#ffe9a890', '#ffe9a800'));
    mass(p, 'M280 310Q290 160 400 150T520 310Q400 350 280 310z', t);
    p.path('M280 310Q400 350 520 310q-20 26 -120 28t-120 -28z', '#fff1bf');
  },
  place: 'table',
  focus: { x: 360, y: 260, zoom: 1.9 },
};

const smartPlug: Kind = {
  front(s) {
    const { p, t, a } = s;
    p.circle(412, 424, 282, '#0a141326');
    p.circle(400, 400, 280, p.lin('d', t.top, [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, 400, 244, 'none', `stroke="${a.hi}" stroke-width="9" opacity=".8"`);
    p.circle(400, 400, 204, p.lin('d', t.lo, t.top), `stroke="${t.edge}"`);
    p.circle(400, 400, 190, p.lin('d', t.deep, [t.base, 0.6], t.hi));
    for (const x of [320, 480]) p.circle(x, 400, 25, '#0c0e0f', `stroke="${t.lo}" stroke-width="5"`);
    for (const y of [222, 560]) p.rect(384, y, 32, 18, 6, p.lin('h', STEEL.top, STEEL.deep));
    p.circle(400, 648, 14, a.base);
  },
  side(s) {
    const { p, t, a } = s;
    shadow(p, 420, 620, 240, 20);
    for (const y of [330, 440])
      p.rect(150, y, 130, 30, 14, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    mass(p, 'M250 240H330V560H250Q236 400 250 240z', t, 'v');
    p.rect(320, 210, 250, 380, 60, p.lin('v', t.hi, t.base, t.deep), `stroke="${t.edge}"`);
    p.rect(520, 240, 14, 320, 7, a.hi);
  },
  place: 'close',
  focus: { x: 400, y: 400, zoom: 1.8 },
};

const smartLock: Kind = {
  front(s) {
    const { p, t, a } = s;
    p.rect(262, 92, 250, 640, 50, '#0a141330');
    slab(p, 250, 70, 250, 640, 48, t);
    darkGlass(p, 270, 92, 210, 320, 34);
    for (let i = 0; i < 12; i++)
      p.circle(
        324 + (i % 3) * 51,
        150 + Math.floor(i / 3) * 60,
        i === 9 || i === 11 ? 7 : 13,
        i === 10 ? a.base : '#ffffff60',
      );
    p.circle(375, 460, 36, p.lin('d', '#14181a', '#59636a'), `stroke="${a.base}" stroke-width="4"`);
    for (const r of [10, 18, 25])
      p.path(d`M${375 - r} 466a${r} ${r} 0 0 1 ${2 * r} 0`, 'none', 'stroke="#aab6bb" stroke-width="3"');
    p.rect(390, 560, 300, 58, 29, '#0a141330');
    p.rect(346, 548, 330, 56, 28, p.lin('v', STEEL.top, STEEL.base, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.circle(375, 576, 44, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.circle(375, 670, 10, '#0a0b0c');
  },
  side(s) {
    const { p, t } = s;
    p.rect(380, 60, 90, 680, 0, p.lin('h', '#c9a97c', '#a88355'));
    mass(p, 'M300 90h82v600h-82q-24 0 -24 -40V130q0 -40 24 -40z', t, 'h');
    mass(p, 'M468 120h60q26 0 26 36v460q0 36 -26 36h-60z', t, 'h');
    for (const [x, w] of [
      [150, 140],
      [550, 130],
    ] as const)
      p.rect(x, 530, w, 46, 22, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    knob(p, 580, 300, 30, STEEL);
  },
  place: 'close',
  focus: { x: 375, y: 250, zoom: 2 },
};

const doorbell: Kind = {
  front(s) {
    const { p, t, a } = s;
    p.rect(292, 112, 240, 612, 118, '#0a141330');
    slab(p, 280, 90, 240, 610, 116, t);
    p.rect(300, 110, 200, 330, 98, p.lin('d', '#3d454a', '#0c0e0f'));
    lens(p, 400, 220, 78, STEEL);
    for (const x of [360, 400, 440]) p.circle(x, 350, 5, '#59636a');
    p.circle(400, 570, 74, p.rad(0.5, 0.5, 0.5, ['#ffffff00', 0.7], fade(a.hi, 0.8)));
    p.circle(400, 570, 60, p.lin('d', t.top, t.lo), `stroke="${a.base}" stroke-width="9"`);
    p.path(
      'M374 582V566L400 544L426 566V594H374z',
      'none',
      `stroke="${a.base}" stroke-width="7" stroke-linejoin="round"`,
    );
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 420, BASE, 190, 18);
    mass(p, 'M300 130q0 -30 40 -30h60q60 10 60 120v400q0 80 -60 80h-60q-40 0 -40 -40z', t, 'h');
    p.rect(286, 120, 24, 560, 6, GRAPHITE.base);
    p.path('M452 150q40 30 40 80t-34 80z', '#14181a');
    p.rect(456, 540, 20, 90, 10, s.a.base);
  },
  place: 'close',
  focus: { x: 400, y: 240, zoom: 2.1 },
};

const giftBox: Kind = boxKind({
  body: (s) => fit(s, 470, 440),
  depth: 210,
  face(s, b) {
    const { p, t } = s;
    slab(p, b.x + 3, b.y + 90, b.w - 6, b.h - 92, 6, t);
    p.rect(b.x + 3, b.y + 96, b.w - 6, 34, 0, '#00000026');
    slab(p, b.x, b.y, b.w, 108, 6, t);
    const ribbon = p.lin('h', '#ffd98a', ['#ffb417', 0.4], '#d98f00');
    p.rect(366, b.y, 68, b.h - 4, 0, ribbon);
    for (const way of [-1, 1]) {
      p.path(
        d`M400 ${b.y + 6}C${400 + way * 60} ${b.y - 130} ${400 + way * 190} ${b.y - 120} ${400 + way * 176} ${b.y - 50}C${400 + way * 168} ${b.y - 6} ${400 + way * 70} ${b.y + 6} 400 ${b.y + 6}z`,
        ribbon,
        'stroke="#b87800" stroke-width="2"',
      );
      p.path(
        d`M${400 + way * 20} ${b.y - 6}C${400 + way * 66} ${b.y - 80} ${400 + way * 140} ${b.y - 88} ${400 + way * 140} ${b.y - 48}C${400 + way * 136} ${b.y - 18} ${400 + way * 70} ${b.y - 4} ${400 + way * 20} ${b.y - 6}z`,
        '#b8780070',
      );
    }
    p.rect(374, b.y - 24, 52, 42, 14, ribbon, 'stroke="#b87800" stroke-width="2"');
  },
  rest: { place: 'table', focus: { x: 400, y: 280, zoom: 1.9 } },
});

const box: Kind = boxKind({
  body: (s) => fit(s, 470, 400),
  depth: 220,
  face(s, b) {
    const { p, t } = s;
    slab(p, b.x, b.y, b.w, b.h - 2, 4, t);
    p.rect(366, b.y, 68, b.h * 0.34, 0, p.lin('v', '#ffffff60', '#ffffff30'));
    p.line(d`M${b.x + 6} ${b.y + 7}h${b.w - 12}`, t.deep, 3);
    p.rect(b.x + b.w * 0.6, b.y + b.h * 0.58, b.w * 0.3, b.h * 0.28, 6, '#ffffffd0');
    p.path(
      d`M${b.x + b.w * 0.64} ${b.y + b.h * 0.66}h${b.w * 0.2}M${b.x + b.w * 0.64} ${b.y + b.h * 0.72}h${b.w * 0.12}`,
      'none',
      'stroke="#7d7666" stroke-width="7"',
    );
    p.path(
      d`M${b.x + b.w * 0.64} ${b.y + b.h * 0.79}h${b.w * 0.22}`,
      'none',
      'stroke="#3a3a36" stroke-width="20" stroke-dasharray="4 3 8 4 3 5"',
    );
    p.path(
      d`M${b.x + 60} ${b.y + b.h - 60}v-60m-18 20l18 -22l18 22M${b.x + 120} ${b.y + b.h - 60}v-60m-18 20l18 -22l18 22`,
      'none',
      `stroke="${t.deep}" stroke-width="8"`,
    );
  },
  rest: { place: 'floor', focus: { x: 520, y: 560, zoom: 2 } },
});

export const home: Readonly<Record<string, Kind>> = {
  lamp: lampKind,
  'smart-plug': smartPlug,
  'smart-lock': smartLock,
  doorbell,
  'gift-box': giftBox,
  box,
};
