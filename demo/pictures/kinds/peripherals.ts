import { GRAPHITE, STEEL, lamp, lead, lens, mass, shadow, slab } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Kind, type Sketch } from '../sketch.ts';

const keyboard: Kind = {
  front(s) {
    const { p, t, a } = s;
    const compact = s.str('layout', 'full') !== 'full';
    const half = compact ? 270 : 345;
    const glow = s.num('rgb', 0, 0, 1) === 1;
    p.group('rotate(-7 400 400)', () => {
      p.rect(400 - half + 8, 300, half * 2, 236, 24, '#00000030');
      slab(p, 400 - half, 280, half * 2, 240, ofBody(s, [22, 8, 40]), t);
      if (readBodyIndex(s) === 1)
        mass(p, d`M${400 - half} 514h${half * 2}l20 60q2 10 -12 10H${392 - half}q-14 0 -12 -10z`, GRAPHITE, 'v');
      if (readBodyIndex(s) === 2)
        for (const i of [0, 1, 2]) p.circle(366 + half - i * 26, 290, 6, i === 0 ? a.hi : t.deep);
      p.rect(
        414 - half,
        294,
        half * 2 - 28,
        212,
        12,
        glow ? p.lin('h', '#00a9bf', '#7f63d6', '#f0568f', '#ffb417') : t.deep,
      );
      const key = t.isDark
        ? ofBody(s, ['#2d3236', '#3d444a', '#23272a'])
        : t.isLight
          ? ofBody(s, ['#fdfdfc', '#e9ecec', '#fdfdfc'])
          : t.top;
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
          d`stroke="${key}" stroke-width="${ofBody(s, [28, 24, 32])}" stroke-dasharray="${dash}"`,
        );
        if (!compact)
          p.path(
            d`M${436 - half + main} ${y - 3}h168`,
            'none',
            d`stroke="${key}" stroke-width="30" stroke-dasharray="36 6"`,
          );
      }
      p.rect(424 - half, 301, main / 14 - 8, 28, ofBody(s, [4, 2, 14]), a.base);
      if (readBodyIndex(s) === 1) p.rect(424 - half + main * 0.9, 424, main * 0.1 - 6, 28, 2, a.base);
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

function wheel(s: Sketch, y: number): void {
  const { p, t } = s;
  p.rect(376, y, 48, 128, 24, t.deep);
  p.rect(384, y + 10, 32, 108, 16, p.lin('v', '#14171a', '#5b646a', '#14171a'));
  const ribs = [26, 42, 58, 74, 90].map((dy) => `M388 ${y + dy}h24`).join('');
  p.path(ribs, 'none', 'stroke="#0a0b0c" stroke-width="5"');
}
/** Mice from above: a long shell, one with a waist and thumb rest, a flat pebble. */
const mice = byBody(
  (s) => {
    const { p, t } = s;
    p.path(
      'M410 150C560 150 590 300 590 430C590 600 520 690 410 690S230 600 230 430C230 300 260 150 410 150z',
      '#00000030',
    );
    mass(p, 'M400 120C540 120 570 270 570 410C570 580 500 672 400 672S230 580 230 410C230 270 260 120 400 120z', t);
    p.path('M262 300Q280 150 396 140V380Q300 380 252 420Q252 350 262 300z', p.lin('d', '#ffffff60', '#ffffff06'));
    p.line('M400 122V384M236 400Q300 384 400 384T564 400', t.deep, 3);
    wheel(s, 190);
    p.rect(388, 340, 24, 26, 8, t.deep);
  },
  (s) => {
    const { p, t } = s;
    p.path(
      'M420 150C540 150 570 240 556 380Q600 520 560 620Q500 700 380 690Q250 680 210 560Q190 470 256 400C250 240 290 150 420 150z',
      '#00000030',
    );
    mass(
      p,
      'M410 120C530 120 560 220 546 360Q590 500 546 600Q490 676 370 668Q230 660 190 540Q170 450 246 380C240 220 280 120 410 120z',
      t,
    );
    p.path('M246 384Q170 450 192 540Q214 600 262 636Q280 560 270 480Q262 420 246 384z', p.lin('h', t.deep, t.lo));
    p.path('M250 400l26 -10v60l-20 8zM262 478l20 -6l6 60l-16 6z', t.top);
    p.line('M404 122V400M250 392Q330 410 404 404T548 372', t.deep, 3);
    p.path('M276 300Q290 160 396 142V300Q330 300 276 330z', p.lin('d', '#ffffff50', '#ffffff06'));
    wheel(s, 180);
    p.rect(390, 330, 22, 44, 8, t.deep);
  },
  (s) => {
    const { p, t } = s;
    p.path('M410 180C540 180 584 270 584 410S540 640 410 640S236 560 236 410S280 180 410 180z', '#00000030');
    mass(p, 'M400 160C530 160 568 250 568 390S530 616 400 616S232 530 232 390S270 160 400 160z', t);
    p.path('M240 350Q400 300 560 350L552 290Q520 168 400 166T248 290z', p.lin('v', t.top, t.base));
    p.line('M400 166V322', t.deep, 3);
    p.path('M236 356Q400 304 564 356', 'none', `stroke="${t.deep}" stroke-width="4"`);
    wheel(s, 196);
    p.oval(340, 460, 60, 90, '#ffffff1c');
  },
);
const mouse: Kind = {
  front(s) {
    const { p, a } = s;
    mice(s);
    if (s.str('type', '') === 'gaming') {
      lamp(p, 400, 560, 24, a.base);
      p.path(
        'M252 470q-10 60 20 110M548 470q10 60 -20 110',
        'none',
        `stroke="${a.hi}" stroke-width="9" stroke-linecap="round"`,
      );
    }
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

/** Webcams: a wide pill, a barrel on a clip, a small cube with a shutter. */
const eyes = byBody(
  ({ p, t, a }) => {
    mass(p, 'M330 470h140l40 190q4 34 -30 40H320q-34 -6 -30 -40z', t, 'h');
    slab(p, 140, 250, 520, 230, 112, t);
    p.rect(162, 272, 476, 186, 92, p.lin('d', '#3d4448', '#0b0d0e'));
    lens(p, 400, 365, 84, STEEL);
    p.circle(400, 365, 42, 'none', 'stroke="#ffffff30" stroke-width="3"');
    lamp(p, 552, 365, 8, a.hi);
    for (const x of [212, 236, 260]) p.line(d`M${x} 345v40`, '#59656b', 6);
  },
  ({ p, t, a }) => {
    mass(p, 'M310 500h180l60 170q0 30 -30 34H280q-30 -4 -30 -34z', GRAPHITE, 'h');
    p.circle(400, 350, 190, p.lin('d', t.top, [t.base, 0.5], t.deep), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, 350, 158, p.lin('d', '#3d4448', '#0b0d0e'));
    p.circle(400, 350, 132, 'none', `stroke="${a.hi}" stroke-width="9" opacity=".8"`);
    lens(p, 400, 350, 92, STEEL);
  },
  ({ p, t, a }) => {
    p.rect(376, 470, 48, 120, 8, p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M270 590H530L550 690q0 14 -16 14H266q-16 0 -16 -14z', t, 'v');
    slab(p, 250, 190, 300, 300, 60, t);
    p.rect(280, 240, 240, 150, 30, p.lin('d', '#3d4448', '#0b0d0e'));
    lens(p, 370, 315, 58, STEEL);
    p.path('M460 250h44q10 0 10 10v110q0 10 -10 10h-44z', p.lin('h', t.hi, t.lo));
    p.rect(350, 420, 100, 36, 12, p.dots(8, 2.4, t.deep));
    lamp(p, 470, 440, 6, a.hi);
  },
);
const webcam: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 190, 20);
    eyes(s);
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

export const peripherals: Readonly<Record<string, Kind>> = { keyboard, mouse, webcam };
