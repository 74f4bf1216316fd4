import { GRAPHITE, RUBBER, STEEL, darkGlass, digits, knob, lamp, lead, mass, shadow, slab } from '../primitives.ts';
import { BASE, byBody, type Kind } from '../sketch.ts';

/** Irons: a round tail with an arched handle, a pointed one with an open handle, a flat wireless one on its stand. */
const ironBody = byBody(
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M100 594Q180 470 330 430L660 410Q700 420 700 500V560Q700 580 676 584z', t);
    p.path(
      'M300 440Q240 470 196 520H420L470 424z',
      p.lin('d', '#bfe3eac0', '#6fb6c4a0'),
      'stroke="#4f8f9c" stroke-width="2"',
    );
    p.path(
      'M330 434Q300 270 430 262H610Q690 270 690 420L626 414Q630 326 590 322H460Q404 326 420 428z',
      p.lin('v', t.top, [t.base, 0.5], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M440 262H600Q612 276 600 290H440Q426 276 440 262z', GRAPHITE.base);
    knob(p, 530, 452, 40, GRAPHITE, 20);
    for (const x of [380, 412]) p.circle(x, 296, 14, x > 400 ? a.base : GRAPHITE.hi, 'stroke="#0a0b0c"');
    p.path('M130 580Q220 500 340 470', 'none', 'stroke="#ffffff80" stroke-width="7" stroke-linecap="round"');
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M86 592L300 440Q340 420 400 430L560 470H680Q700 480 700 540V566Q700 584 676 586z', t);
    p.path(
      'M250 488L330 436Q352 428 380 434L470 458L420 540H180z',
      p.lin('d', '#bfe3eac0', '#6fb6c4a0'),
      'stroke="#4f8f9c" stroke-width="2"',
    );
    p.path(
      'M330 440Q340 330 470 300L690 270Q716 272 712 306L706 340L500 346Q440 352 430 452z',
      p.lin('v', t.top, [t.base, 0.5], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M470 318L680 292v22L480 338z', GRAPHITE.base);
    p.rect(560, 486, 120, 60, 12, '#0c0e10');
    digits(p, 596, 500, 32, '200', a.top);
    p.circle(420, 350, 15, a.base, 'stroke="#0a0b0c"');
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M96 594Q150 500 280 486L640 476Q704 480 704 540V566Q704 584 676 586z', t);
    p.path(
      'M260 492Q270 330 420 320H560Q690 326 700 486L640 480Q630 384 550 380H440Q360 384 350 486z',
      p.lin('v', t.top, [t.base, 0.5], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M360 560H640', 'none', `stroke="${a.base}" stroke-width="13" stroke-linecap="round"`);
    p.path('M170 560Q220 520 300 512L620 502V530L320 540z', p.lin('v', '#bfe3eac0', '#6fb6c4a0'));
    for (const x of [420, 460, 500]) p.circle(x, 348, 11, x === 460 ? a.base : GRAPHITE.hi);
  },
);
const iron: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 400, 632, 330, 24);
    lead(p, 'M640 330Q720 300 730 200T690 60', '#2b2f33', 16);
    p.path(
      'M70 610Q76 596 110 590L690 566V606Q690 626 664 626H84Q62 626 70 610z',
      p.lin('v', STEEL.top, STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    ironBody(s);
  },
  back(s) {
    const { p } = s;
    p.path('M410 80C560 240 600 420 590 640Q586 690 540 690H280Q234 690 230 640C220 420 260 240 410 80z', '#0a141330');
    p.path(
      'M400 70C550 230 590 410 580 630Q576 680 530 680H270Q224 680 220 630C210 410 250 230 400 70z',
      p.lin('d', STEEL.top, STEEL.base, STEEL.lo),
      `stroke="${s.t.base}" stroke-width="12"`,
    );
    p.path(
      'M400 130C510 270 540 420 534 600H266C260 420 290 270 400 130z',
      'none',
      `stroke="${STEEL.deep}" stroke-width="4"`,
    );
    for (let i = 0; i < 12; i++) {
      const way = i % 2 === 0 ? -1 : 1;
      p.circle(400 + way * (38 + Math.floor(i / 2) * 16), 230 + Math.floor(i / 2) * 62, 10, '#3a4247');
    }
  },
  place: 'table',
  lift: -20,
  focus: { x: 470, y: 400, zoom: 1.9 },
};

/** Handheld steamers: a bent kettle, a straight wand with a wide head, a compact one with a round tank. */
const handSteamer = byBody(
  ({ p, t, a }) => {
    mass(p, 'M300 330h160l-20 330q-4 40 -60 40t-60 -40z', t, 'h');
    mass(p, 'M190 150h120q190 0 190 130v60H280q-20 -90 -90 -90z', t);
    p.rect(168, 128, 40, 148, 14, p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.path('M330 480h100l-8 150q-42 16 -84 0z', '#7fc9d6a0');
    p.circle(370, 410, 22, a.base, `stroke="${t.deep}" stroke-width="4"`);
  },
  ({ p, t, a }) => {
    mass(p, 'M360 270h110l-4 380q-2 50 -52 50t-52 -50z', t, 'h');
    mass(p, 'M220 130Q220 110 250 112L450 140Q500 150 500 210V280H340Q330 240 250 250Q222 250 220 228z', t);
    p.rect(188, 108, 44, 150, 20, p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(384, 470, 62, 170, 26, '#7fc9d6a0');
    p.rect(398, 330, 34, 90, 17, GRAPHITE.base);
    p.rect(404, 338, 22, 30, 11, a.base);
  },
  ({ p, t, a }) => {
    p.path(
      'M330 400Q340 690 400 700H500Q480 560 450 400z',
      p.lin('h', t.hi, [t.base, 0.5], t.deep),
      `stroke="${t.edge}"`,
    );
    p.circle(380, 300, 150, p.lin('d', t.top, [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(396, 310, 96, p.lin('v', '#dff1f4', '#7fc0cb'), `stroke="${t.lo}" stroke-width="4"`);
    p.rect(186, 150, 48, 220, 22, p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.circle(410, 500, 20, a.base, `stroke="${t.deep}" stroke-width="4"`);
  },
);
/** The water tank on the floor: a dome with a window, a tall box, a ball on castors. */
const tank = byBody(
  ({ p, t, a }) => {
    mass(p, 'M280 640Q286 510 400 500H550Q660 510 664 640V660Q664 690 630 690H314Q280 690 280 660z', t);
    p.path('M420 510H540Q636 518 640 620H430z', '#7fc9d680', 'stroke="#5a9aa6" stroke-width="2"');
    knob(p, 350, 610, 34, GRAPHITE);
    for (const x of [320, 620]) p.circle(x, 690, 18, RUBBER.base);
    lamp(p, 350, 550, 5, a.hi);
  },
  ({ p, t, a }) => {
    slab(p, 310, 440, 300, 250, 30, t);
    p.rect(440, 460, 150, 170, 18, p.lin('v', '#dff1f4', '#7fc0cb'), `stroke="${t.lo}" stroke-width="3"`);
    for (let i = 0; i < 4; i++) p.circle(375, 490 + i * 42, 11, i === 1 ? a.base : t.deep);
    for (const x of [340, 580]) p.circle(x, 692, 17, RUBBER.base);
  },
  ({ p, t, a }) => {
    p.circle(470, 570, 126, p.lin('d', t.top, [t.base, 0.5], t.deep), `stroke="${t.edge}" stroke-width="2"`);
    p.path('M350 540a126 126 0 0 1 240 0z', '#7fc9d680', 'stroke="#5a9aa6" stroke-width="2"');
    knob(p, 470, 614, 36, GRAPHITE, 20);
    for (const x of [380, 560]) p.circle(x, 688, 20, RUBBER.base, `stroke="${a.base}" stroke-width="4"`);
  },
);
const steamer: Kind = {
  front(s) {
    const { p, t } = s;
    if (s.str('type', 'stand') === 'hand') {
      shadow(p, 400, BASE, 200, 20);
      handSteamer(s);
      p.path(
        'M150 160q-60 -10 -90 10M150 200q-70 0 -100 20M150 240q-60 10 -80 40',
        'none',
        'stroke="#aebfc4a0" stroke-width="12" stroke-linecap="round"',
      );
      return;
    }
    shadow(p, 430, BASE, 240, 22);
    p.rect(470, 90, 14, 540, 6, p.lin('h', STEEL.top, STEEL.deep));
    p.path('M360 110Q476 50 594 110', 'none', 'stroke="#23282b" stroke-width="15" stroke-linecap="round"');
    p.line('M350 640C180 620 200 420 260 330S300 200 300 190', '#15181a', 26);
    p.line('M350 640C180 620 200 420 260 330S300 200 300 190', '#4b5358', 18);
    mass(p, 'M270 90h60q40 0 40 40v30q0 20 -30 24l-16 80h-44l-16 -80q-30 -4 -30 -24v-30q0 -40 36 -40z', t, 'h');
    p.rect(244, 108, 116, 30, 12, p.lin('v', STEEL.top, STEEL.deep));
    tank(s);
  },
  place: 'floor',
  focus: { x: 400, y: 580, zoom: 2 },
};

/** The arm over the cloth and its controls: a screen with keys, a stitch dial, an old rounded neck. */
const sewingArm = byBody(
  ({ p, t, a }) => {
    mass(
      p,
      'M100 270Q100 190 180 190H620Q700 190 700 270V400H520Q500 400 480 400H260V470Q260 492 240 492H150Q110 492 106 450z',
      t,
    );
    knob(p, 610, 330, 44, STEEL);
    darkGlass(p, 420, 240, 120, 76, 10);
    digits(p, 446, 258, 40, '24', a.top);
    for (const x of [300, 340, 380]) p.circle(x, 340, 12, x === 340 ? a.base : t.deep);
  },
  ({ p, t, a }) => {
    mass(p, 'M100 220Q100 196 124 196H680Q704 196 704 220V400H260V470Q260 492 236 492H130Q106 492 106 470z', t);
    p.circle(560, 300, 72, p.lin('d', t.lo, t.top), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(560, 300, 58, 'none', `stroke="${t.deep}" stroke-width="9" stroke-dasharray="4 14"`);
    knob(p, 560, 300, 34, STEEL, 30);
    p.rect(290, 260, 180, 70, 10, p.lin('d', a.hi, a.lo));
    p.path('M308 282q12 -16 24 0t24 0t24 0t24 0t24 0M308 308h140', 'none', 'stroke="#ffffffd0" stroke-width="5"');
  },
  ({ p, t, a }) => {
    mass(
      p,
      'M100 300Q110 200 210 196Q330 190 420 230Q520 190 620 190Q700 200 700 290V400H540Q480 400 450 330Q400 300 320 330Q270 350 262 400V470Q260 492 240 492H140Q108 490 106 450z',
      t,
    );
    p.circle(600, 300, 46, p.lin('d', t.lo, t.top), `stroke="${t.edge}"`);
    knob(p, 600, 300, 32, GRAPHITE, -30);
    p.circle(320, 268, 24, p.lin('d', STEEL.top, STEEL.deep));
    p.path('M450 270q40 -20 90 -20', 'none', `stroke="${a.base}" stroke-width="9" stroke-linecap="round"`);
  },
);
const sewingMachine: Kind = {
  front(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 330, 24);
    slab(p, 80, 600, 640, 100, 24, t);
    p.path('M520 330H680V604H520z', p.lin('h', t.hi, t.base, t.deep), `stroke="${t.edge}"`);
    sewingArm(s);
    p.circle(712, 320, 46, p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(672, 286, 40, 68, 8, t.lo);
    p.rect(176, 490, 16, 60, 4, p.lin('h', STEEL.top, STEEL.deep));
    p.path('M150 570l30 -24h20l16 30H146z', STEEL.lo, `stroke="${STEEL.deep}"`);
    p.line('M184 540V600', STEEL.deep, 4);
    p.rect(110, 596, 220, 14, 4, p.lin('h', STEEL.top, STEEL.base, STEEL.top));
    p.rect(250, 120, 46, 70, 8, p.lin('h', '#e87a5a', '#c8233a', '#8f1527'));
    p.path('M272 190V130Q200 150 180 250V540', 'none', 'stroke="#c8233a" stroke-width="3"');
    p.path('M92 596Q200 550 330 600l60 24q-150 40 -310 10z', '#00a9bf40');
    p.path('M124 270Q126 214 186 212H440', 'none', 'stroke="#ffffff90" stroke-width="8" stroke-linecap="round"');
  },
  place: 'table',
  focus: { x: 230, y: 500, zoom: 2 },
};

export const garments: Readonly<Record<string, Kind>> = { iron, steamer, 'sewing-machine': sewingMachine };
