import {
  GRAPHITE,
  STEEL,
  WHITE,
  darkGlass,
  drum,
  lamp,
  lead,
  lens,
  mass,
  screen,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, boxKind, fit, type Kind } from '../sketch.ts';

const printer: Kind = boxKind({
  body: (s) => fit(s, 560, 300),
  depth: 190,
  face(s, b) {
    const { p, t } = s;
    p.path(
      d`M${b.x + 90} ${b.y + 10}l26 -190h${b.w - 232}l26 190z`,
      p.lin('d', '#ffffff', '#dfe3e2'),
      'stroke="#aab3b5"',
    );
    mass(p, d`M${b.x + 60} ${b.y + 6}l10 -60q2 -10 12 -10h${b.w - 164}q10 0 12 10l10 60z`, t, 'v');
    slab(p, b.x, b.y, b.w, b.h, 30, t);
    darkGlass(p, b.x + 22, b.y + 22, b.w - 44, 62, 14);
    screen(p, b.x + 44, b.y + 32, 96, 42, 5, s.n);
    for (let i = 0; i < 4; i++) p.circle(b.x + 180 + i * 36, b.y + 53, 10, i === 3 ? '#2ecf8f' : '#59656b');
    p.rect(b.x + 70, b.y + 120, b.w - 140, 84, 12, '#101315');
    p.path(
      d`M${b.x + 110} ${b.y + 168}h${b.w - 220}l24 80h${172 - b.w}z`,
      p.lin('v', '#e3e6e5', '#ffffff'),
      'stroke="#aab3b5"',
    );
    p.path(
      d`M${b.x + 140} ${b.y + 184}h120M${b.x + 136} ${b.y + 202}h180`,
      'none',
      `stroke="${s.a.base}" stroke-width="6"`,
    );
    mass(p, d`M${b.x + 76} ${b.y + 236}h${b.w - 152}l12 30H${b.x + 64}z`, t, 'v');
  },
  rest: { place: 'desk', lift: 50, focus: { x: 240, y: 460, zoom: 2.1 } },
});

const router: Kind = {
  front(s) {
    const { p, t, a } = s;
    const count = Math.round(s.num('antennas', 4, 0, 8));
    shadow(p, 400, 650, 330, 26);
    for (let i = 0; i < count; i++) {
      const place = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      p.group(d`rotate(${place * 9} ${400 + place * 250} 560)`, () => {
        drum(p, 400 + place * 250 - 13, 210, 26, 350, 10, t.isLight ? WHITE : GRAPHITE);
        p.rect(400 + place * 250 - 16, 520, 32, 56, 8, t.lo);
      });
    }
    mass(p, 'M110 600L150 540Q156 530 170 530H630Q644 530 650 540L690 600z', t, 'v');
    mass(p, 'M104 600H696V634Q696 652 676 652H124Q104 652 104 634z', t, 'v');
    slots(p, 220, 542, 360, 42, 4, t.lo, 4);
    for (let i = 0; i < 6; i++) lamp(p, 300 + i * 40, 626, 5, i === 5 ? '#ffb417' : a.hi);
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 400, 650, 330, 26);
    for (const x of [170, 630]) drum(p, x - 13, 230, 26, 350, 10, t.isLight ? WHITE : GRAPHITE);
    mass(p, 'M104 530H696V634Q696 652 676 652H124Q104 652 104 634z', t, 'v');
    for (let i = 0; i < 4; i++) {
      p.rect(320 + i * 76, 566, 60, 50, 6, i === 0 ? s.a.base : '#ffb417');
      p.path(d`M${330 + i * 76} 608v-30h12v-6h16v6h12v30z`, '#0d0f10');
    }
    p.circle(180, 592, 17, '#0d0f10', 'stroke="#8a949a" stroke-width="5"');
    p.rect(226, 578, 44, 28, 6, '#20262a');
  },
  place: 'desk',
  lift: 20,
  focus: { x: 400, y: 600, zoom: 2.1, view: 'back' },
};

const keyboard: Kind = {
  front(s) {
    const { p, t, a } = s;
    const compact = s.str('layout', 'full') !== 'full';
    const half = compact ? 270 : 345;
    const glow = s.num('rgb', 0, 0, 1) === 1;
    p.group('rotate(-7 400 400)', () => {
      p.rect(400 - half + 8, 300, half * 2, 236, 24, '#00000030');
      slab(p, 400 - half, 280, half * 2, 240, 22, t);
      p.rect(
        414 - half,
        294,
        half * 2 - 28,
        212,
        12,
        glow ? p.lin('h', '#00a9bf', '#7f63d6', '#f0568f', '#ffb417') : t.deep,
      );
      const key = t.isDark ? '#2d3236' : t.isLight ? '#fdfdfc' : t.top;
      const shade = t.isDark ? '#0c0e0f' : t.lo;
      const main = compact ? half * 2 - 44 : half * 2 - 206;
      for (let row = 0; row < 5; row++) {
        const y = 318 + row * 41;
        const pitch = main / 14;
        const dash =
          row === 4
            ? d`${pitch * 3.1} ${pitch * 0.14} ${pitch * 5.4} ${pitch * 0.14} ${pitch * 6}`
            : d`${pitch * (1 + row * 0.22) - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5`;
        p.path(
          d`M${422 - half} ${y}h${main}`,
          'none',
          d`stroke="${shade}" stroke-width="36" stroke-dasharray="${dash}"`,
        );
        p.path(
          d`M${424 - half} ${y - 3}h${main - 4}`,
          'none',
          d`stroke="${key}" stroke-width="28" stroke-dasharray="${dash}"`,
        );
        if (!compact)
          p.path(
            d`M${436 - half + main} ${y - 3}h168`,
            'none',
            d`stroke="${key}" stroke-width="30" stroke-dasharray="36 6"`,
          );
      }
      p.rect(424 - half, 301, main / 14 - 8, 28, 4, a.base);
    });
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 520, 330, 24);
    mass(p, 'M80 500L84 476Q86 462 102 458L690 410Q712 408 714 426L720 500Q720 512 704 512H94Q80 512 80 500z', t, 'v');
    p.path(
      'M112 454L680 406',
      'none',
      `stroke="${t.isDark ? '#3a4045' : t.top}" stroke-width="26" stroke-dasharray="52 10"`,
    );
    p.path('M640 512h60l-6 26h-44z', t.deep);
  },
  place: 'flat',
  focus: { x: 200, y: 400, zoom: 2.4 },
};

const mouse: Kind = {
  front(s) {
    const { p, t, a } = s;
    p.path(
      'M410 150C560 150 590 300 590 430C590 600 520 690 410 690S230 600 230 430C230 300 260 150 410 150z',
      '#00000030',
    );
    mass(p, 'M400 120C540 120 570 270 570 410C570 580 500 672 400 672S230 580 230 410C230 270 260 120 400 120z', t);
    p.path('M262 300Q280 150 396 140V380Q300 380 252 420Q252 350 262 300z', p.lin('d', '#ffffff60', '#ffffff06'));
    p.line('M400 122V384M236 400Q300 384 400 384T564 400', t.deep, 3);
    p.rect(376, 190, 48, 128, 24, t.deep);
    p.rect(384, 200, 32, 108, 16, p.lin('v', '#14171a', '#5b646a', '#14171a'));
    p.path('M388 216h24M388 232h24M388 248h24M388 264h24M388 280h24', 'none', 'stroke="#0a0b0c" stroke-width="5"');
    p.rect(388, 340, 24, 26, 8, t.deep);
    if (s.str('type', '') === 'gaming') lamp(p, 400, 560, 24, a.base);
    if (s.str('type', '') === 'wired') lead(p, 'M400 122Q396 60 440 0', '#2b2f33', 14);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 580, 310, 26);
    mass(p, 'M110 560Q96 470 190 400Q330 300 500 340Q680 390 700 540Q702 570 680 572H130Q112 572 110 560z', t);
    p.path('M110 556Q230 500 400 514T698 540Q702 570 680 572H130Q112 572 110 560z', t.deep);
    p.path('M180 420Q300 330 470 348Q330 360 220 450z', '#ffffff40');
    p.oval(190, 398, 34, 26, '#1d2124');
    for (const x of [360, 460])
      p.path(d`M${x} 462q6 -16 24 -16h56q14 0 10 14t-20 14h-60q-12 0 -10 -12z`, t.lo, `stroke="${t.edge}"`);
  },
  place: 'flat',
  focus: { x: 400, y: 260, zoom: 2 },
};

const webcam: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 190, 20);
    mass(p, 'M330 470h140l40 190q4 34 -30 40H320q-34 -6 -30 -40z', t, 'h');
    slab(p, 140, 250, 520, 230, 112, t);
    p.rect(162, 272, 476, 186, 92, p.lin('d', '#3d4448', '#0b0d0e'));
    lens(p, 400, 365, 84, STEEL);
    p.circle(400, 365, 42, 'none', 'stroke="#ffffff30" stroke-width="3"');
    lamp(p, 552, 365, 8, a.hi);
    for (const x of [212, 236, 260]) p.line(d`M${x} 345v40`, '#59656b', 6);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 410, BASE, 160, 18);
    mass(p, 'M300 300q0 -44 44 -44h120q60 0 60 100t-60 100H344q-44 0 -44 -44z', t);
    p.rect(262, 290, 44, 140, 20, p.lin('h', '#0b0d0e', '#3d4448'));
    mass(p, 'M380 456h70l50 214q4 30 -24 34H350q-24 -6 -18 -34z', t, 'h');
  },
  place: 'desk',
  focus: { x: 400, y: 365, zoom: 2.6 },
};

export const peripherals: Readonly<Record<string, Kind>> = { printer, router, keyboard, mouse, webcam };
