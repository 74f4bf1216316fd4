import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { hasChanges } from '#test/harness/changed.ts';
import { BANNER_NAMES, drawBanner } from './banners.ts';
import { lightness } from './colour.ts';
import {
  drawCategoryIcon,
  drawPicture,
  parsePictureUrl,
  pictureKinds,
  listViews,
  type PictureRequest,
} from './draw.ts';

const REQUIRED_KINDS =
  `phone tablet smartwatch band laptop monitor pc printer router keyboard mouse webcam ssd flash memory-card gpu tv soundbar projector
  tv-box speaker headphones earbuds microphone camera action-camera drone console gamepad vr fridge freezer washer dryer dishwasher stove oven hob hood
  microwave kettle coffee-machine coffee-maker blender mixer food-processor meat-grinder toaster multicooker air-fryer bread-maker juicer vacuum
  robot-vacuum stick-vacuum iron steamer sewing-machine hair-dryer straightener shaver trimmer toothbrush scales air-conditioner heater fan humidifier
  air-purifier water-heater cable charger power-bank case screen-protector mount battery extension-cord bag lamp smart-plug smart-lock doorbell licence
  gift-box box`.split(/\s+/);

/** Parameters that change the drawing, so every branch of a kind is covered. */
const VARIANTS: readonly string[] = [
  ...[1, 2, 3, 9, 10, 14].map((n) => `phone/front?w=71.37&h=153.94&cameras=4&notch=drop&accent=ffb417&n=${n}`),
  'phone/front?style=keypad',
  'phone/scene?island=square&cameras=4',
  'phone/scene?island=column&cameras=3&notch=drop',
  'phone/scene?island=bar&notch=pill',
  'phone/detail?island=round&cameras=4',
  'smartwatch/back?shape=round',
  'smartwatch/front?shape=square&strap=ffffff',
  'tablet/front?stylus=1',
  'case/front?magnet=1&lens=round',
  'case/front?form=book',
  'case/front?form=armour&lens=bar',
  'case/front?form=camera&clear=1&lens=column',
  'tablet/front?screen=ink&w=11&h=15',
  'laptop/front?rgb=1',
  'monitor/front?curved=1&diagonal=34',
  'pc/front?form=mini',
  'pc/front?form=office',
  'pc/scene?form=aio',
  'router/scene?antennas=8',
  'keyboard/scene?layout=tkl&rgb=1',
  'mouse/front?type=wired',
  'mouse/front?type=gaming',
  'ssd/scene?form=m2',
  'ssd/front?form=external',
  'gpu/scene?fans=1',
  'tv/front?diagonal=85',
  'tv-box/front?form=stick',
  'speaker/scene?form=party',
  'speaker/side?form=bookshelf',
  'speaker/front?form=smart',
  'earbuds/front?form=round',
  'console/scene?form=portable',
  ...['single', 'bottom', 'top', 'side-by-side', 'french', 'cross'].map((type) => `fridge/scene?type=${type}`),
  'fridge/back?type=french',
  'fridge/back?type=side-by-side',
  'fridge/back?type=top',
  'fridge/front?doors=4',
  'freezer/side?type=chest',
  'washer/side?load=top',
  'stove/scene?type=electric&burners=6',
  'hob/scene?type=gas&burners=5',
  'hob/side?burners=2',
  'hood/scene?type=inclined',
  'hood/scene?type=flat',
  'kettle/scene?material=glass',
  'coffee-machine/scene?type=capsule',
  'coffee-maker/scene?type=geyser',
  'coffee-maker/scene?type=espresso',
  'blender/scene?type=hand',
  'mixer/scene?type=stand',
  'juicer/scene?type=citrus',
  'vacuum/scene?type=bag',
  'robot-vacuum/scene?station=1',
  'steamer/scene?type=hand',
  'straightener/scene?type=curler',
  'shaver/scene?type=foil',
  'toothbrush/scene?type=irrigator',
  'scales/scene?type=kitchen',
  'air-conditioner/scene?type=mobile',
  'heater/scene?type=convector',
  'heater/scene?type=fan',
  'heater/scene?sections=13',
  'fan/scene?type=column',
  'fan/scene?type=table',
  'water-heater/scene?type=flow',
  'water-heater/scene?type=flat',
  'charger/scene?type=wireless',
  'charger/scene?type=car',
  'charger/scene?ports=4',
  'cable/scene?ends=hdmi,hdmi',
  'mount/scene?type=car',
  'mount/scene?type=tripod',
  'battery/scene?count=4&size=aaa',
  'extension-cord/scene?sockets=8',
  'bag/scene?type=sleeve',
  'lamp/scene?type=bulb',
  'lamp/scene?type=strip',
  ...[0, 4, 7, 22, 53, 99].flatMap((shot) =>
    ['stove', 'drone', 'phone', 'fridge', 'hood', 'tv', 'ssd'].map(
      (kind) => `${kind}/home?shot=${shot}&turn=${shot % 2}`,
    ),
  ),
];
/** Every kind and every variant in all its bodies. */
const inEveryBody = (request: PictureRequest): PictureRequest[] =>
  ['0', '1', '2'].map((body) => ({ ...request, params: { ...request.params, body } }));
const COLOURS = ['1b1b1d', 'ffffff', 'c23b4b'];

const everyView: PictureRequest[] = pictureKinds().flatMap((kind) =>
  listViews(kind).map((view) => ({ kind, view, color: '1b1b1d', params: {} })),
);
const variants: PictureRequest[] = VARIANTS.map((path) => parsePictureUrl(`demo:${path}`)).filter(
  (request) => request !== undefined,
);

function readXml(svg: string): { ids: string[]; references: string[]; names: Set<string> } {
  const found = { ids: [] as string[], references: [] as string[], names: new Set<string>() };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    found.names.add(tag.name);
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (name === 'id') found.ids.push(value);
      found.references.push(...[...value.matchAll(/url\(([^)]*)\)/g)].map((match) => match[1] ?? ''));
      if (name === 'href' && tag.name === 'image' && value.startsWith('render:')) continue;
      if (/^on|href|src|style/.test(name)) throw new Error(`unwanted attribute ${name}`);
    }
  });
  parser.write(svg).close();
  return found;
}

/** Drawing every picture takes seconds. */
const isChanged = hasChanges('demo');

describe('drawPicture', () => {
  it('knows every kind of the shop, each with a front and two more views', () => {
    expect(REQUIRED_KINDS.filter((kind) => !pictureKinds().includes(kind))).toEqual([]);
    expect(pictureKinds().filter((kind) => listViews(kind).length < 3)).toEqual([]);
    expect(variants).toHaveLength(VARIANTS.length);
  });

  it.runIf(isChanged)('writes well-formed, self-contained drawings of at most 7 KB', () => {
    const tooBig: string[] = [];
    for (const request of [...everyView, ...variants].flatMap(inEveryBody)) {
      for (const color of COLOURS) {
        const { svg } = drawPicture({ ...request, color });
        const where = `${request.kind}/${request.view} ${color} ${JSON.stringify(request.params)}`;
        if (Buffer.byteLength(svg) > 7 * 1024) tooBig.push(`${where}: ${Buffer.byteLength(svg)}`);
        const { ids, references, names } = readXml(svg);
        expect(new Set(ids).size, where).toBe(ids.length);
        expect(
          references.filter((reference) => !ids.includes(reference.slice(1))),
          where,
        ).toEqual([]);
        expect(
          [...names].filter((name) =>
            ['script', 'image', 'use', 'text', 'filter', 'style', 'foreignObject'].includes(name),
          ),
          where,
        ).toEqual([]);
        expect(svg, where).not.toMatch(/NaN|undefined|Infinity|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
      }
    }
    expect(tooBig).toEqual([]);
  });

  it('returns the same text for the same request, in any order of parameters', () => {
    for (const request of everyView) expect(drawPicture(request).svg).toBe(drawPicture({ ...request }).svg);
    const first = drawPicture({
      kind: 'phone',
      view: 'back',
      color: 'c23b4b',
      params: { cameras: '2', island: 'bar' },
    });
    expect(
      drawPicture({ kind: 'phone', view: 'back', color: 'c23b4b', params: { island: 'bar', cameras: '2' } }).svg,
    ).toBe(first.svg);
  });

  it('applies the colour to the visible shapes, not only to the ids', () => {
    const withoutIds = (svg: string) => svg.replace(/p[0-9a-z]{5,9}(?=[")])/g, '');
    for (const kind of pictureKinds()) {
      const [red, blue] = ['c23b4b', '23395d'].map((color) =>
        withoutIds(drawPicture({ kind, view: 'front', color, params: { n: '1', shape: 'round', island: 'bar' } }).svg),
      );
      expect(red, kind).not.toBe(blue);
    }
  });

  it('applies proportions and counts', () => {
    const svgOf = (url: string) =>
      drawPicture(parsePictureUrl(url) ?? expect.fail(url)).svg.replace(/p[0-9a-z]{5,9}(?=[")])/g, '');
    expect(svgOf('demo:fridge/front?color=ffffff&w=600&h=1850')).not.toBe(
      svgOf('demo:fridge/front?color=ffffff&w=600&h=1450'),
    );
    expect(svgOf('demo:hob/front?burners=2')).not.toBe(svgOf('demo:hob/front?burners=4'));
    expect(svgOf('demo:tv/front?diagonal=32')).not.toBe(svgOf('demo:tv/front?diagonal=75'));
  });

  it.runIf(isChanged)('never shares an id between two pictures', () => {
    const owners = new Map<string, string>();
    for (const request of everyView.flatMap((item) => COLOURS.map((color) => ({ ...item, color })))) {
      const { svg } = drawPicture(request);
      for (const id of readXml(svg).ids) {
        expect(owners.get(id) ?? svg, `${request.kind}/${request.view} ${id}`).toBe(svg);
        owners.set(id, svg);
      }
    }
  });

  it('varies the proportions of models slightly, and the light colour by brand', () => {
    const front = (params: Record<string, string>, accent?: string) =>
      drawPicture({ kind: 'washer', view: 'front', color: '888888', params, ...(accent ? { accent } : {}) }).svg;
    expect(front({ n: '1', m: '1' })).not.toBe(front({ n: '1', m: '2' }));
    expect(front({ n: '1' }, 'e0762f')).not.toBe(front({ n: '1' }, '3f7fd0'));
  });

  it('varies photos at home, and repeats the same photo for the same shot', () => {
    const shot = (number: number, turn = 0) =>
      drawPicture(
        parsePictureUrl(`demo:washer/home?color=f4f5f4&shot=${number}&turn=${turn}`) ?? expect.fail('not parsed'),
      ).svg;
    const shots = Array.from({ length: 60 }, (_, number) => shot(number).replace(/p[0-9a-z]{5,9}(?=[")])/g, ''));
    expect(new Set(shots).size).toBeGreaterThan(50);
    expect(shot(7)).toBe(shot(7));
    expect(shot(7, 1)).not.toBe(shot(7));
  });

  it('falls back to the front for a missing view and to a box for an unknown kind', () => {
    const shapes = (svg: string) => svg.replace(/p[0-9a-z]{5,9}(?=[")])/g, '');
    const drawn = (kind: string, view: PictureRequest['view']) =>
      shapes(drawPicture({ kind, view, color: '888888', params: { n: '0' } }).svg);
    expect(drawn('gift-box', 'back')).toBe(drawn('gift-box', 'front'));
    expect(drawn('no-such-thing', 'side')).toBe(drawn('box', 'side'));
  });

  it('gives every colour a light, soft card background', () => {
    for (const color of ['000000', 'ffffff', 'ff0000', '00ff00', '23395d', 'not-a-colour']) {
      const { dominantColor } = drawPicture({ kind: 'phone', view: 'front', color, params: {} });
      expect(dominantColor).toMatch(/^#[0-9a-f]{6}$/);
      expect(lightness(dominantColor)).toBeGreaterThan(0.84);
    }
  });
});

describe('drawCategoryIcon', () => {
  it('is well formed and within 6 KB for every kind', () => {
    for (const kind of pictureKinds()) {
      const { svg } = drawCategoryIcon(kind);
      readXml(svg);
      expect(Buffer.byteLength(svg), kind).toBeLessThanOrEqual(6 * 1024);
      const loud = [...svg.matchAll(/#([0-9a-f]{6})/g)]
        .map((match) => match[1] ?? '')
        .filter((hex) => {
          const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
          return Math.max(...channels) - Math.min(...channels) > 24;
        });
      expect(loud, kind).toEqual([]);
    }
  });
});

describe('parsePictureUrl', () => {
  it('reads kind, view, colours and parameters', () => {
    expect(parsePictureUrl('demo:phone/front?color=1B1B1D&cameras=3&accent=0af')).toEqual({
      kind: 'phone',
      view: 'front',
      color: '1b1b1d',
      accent: '00aaff',
      params: { cameras: '3' },
    });
    expect(parsePictureUrl('demo:robot-vacuum/scene')).toEqual({
      kind: 'robot-vacuum',
      view: 'scene',
      color: '9aa0a3',
      params: {},
    });
    expect(parsePictureUrl('demo:tv/unheard?name=%D0%B0')).toMatchObject({ view: 'front', params: { name: 'а' } });
  });

  it('refuses other addresses and survives hostile ones', () => {
    for (const url of ['https://example.kz/a.jpg', 'demo:', 'demo:phone', 'demo:<script>/front', ''])
      expect(parsePictureUrl(url), url).toBeUndefined();
    const hostile = parsePictureUrl(
      'demo:phone/front?color=%22%3E%3Cscript%3E&accent=%3C&cameras=%E0%A4%A&island=%3Cb%3E&w=1e999&h=-5',
    );
    const svg = drawPicture(hostile ?? expect.fail('not parsed')).svg;
    readXml(svg);
    expect(svg).not.toContain('<b>');
  });
});

describe('drawBanner', () => {
  it('draws four banners in two shapes, well formed and without text', () => {
    expect(BANNER_NAMES).toHaveLength(4);
    for (const name of BANNER_NAMES) {
      for (const [shape, width, height] of [
        ['wide', 1360, 420],
        ['tall', 720, 720],
      ] as const) {
        const banner = drawBanner(name, shape);
        expect([banner.width, banner.height]).toEqual([width, height]);
        const { ids, references, names } = readXml(banner.svg);
        expect(references.filter((reference) => !ids.includes(reference.slice(1)))).toEqual([]);
        expect(names.has('text')).toBe(false);
        expect(Buffer.byteLength(banner.svg)).toBeLessThanOrEqual(16 * 1024);
      }
    }
  });
});

it.each(pictureKinds())('varies the bodies of %s in shape', (kind) => {
  const drawn = [0, 1, 2].map((body) =>
    drawPicture(parsePictureUrl(`demo:${kind}/front?color=888888&n=1&body=${body}`)!).svg.replace(
      /p[0-9a-z]{5,9}(?=[")])/g,
      '',
    ),
  );
  expect(new Set(drawn).size).toBe(3);
});
