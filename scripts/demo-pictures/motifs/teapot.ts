import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { type Drawing, type Motif, type Paint, pick, plain, ROUND, surface } from '../kit/paint.ts';
import { ear, gleam, steam, woods } from '../kit/parts.ts';
import { bar, fill, oval, put, stroke } from '../kit/svg.ts';

interface Cut {
  profile: Profile;
  lid: Profile;
  spout: string;
  handle: string;
  /** Whether the handle is of cane and arches over the lid. */
  over?: boolean;
  glass?: boolean;
}

const spout = 'M262,520C196,500 190,424 132,372L180,352C226,386 258,398 292,420z';

const cuts: readonly [Cut, ...Cut[]] = [
  {
    profile: [
      [372, 96],
      [410, 150],
      [510, 186],
      [596, 138],
      [640, 100],
    ],
    lid: [
      [330, 20],
      [350, 70],
      [376, 100],
    ],
    spout,
    handle: 'M560,420C690,380 700,576 548,566',
  },
  {
    profile: [
      [286, 92],
      [340, 122],
      [540, 152],
      [640, 122],
    ],
    lid: [
      [250, 22],
      [268, 70],
      [290, 96],
    ],
    spout: 'M280,480C208,450 220,360 152,300L198,280C246,316 268,330 296,366z',
    handle: 'M516,330C666,300 668,556 542,560',
  },
  {
    profile: [
      [440, 104],
      [470, 164],
      [540, 196],
      [606, 150],
      [640, 112],
    ],
    lid: [
      [406, 30],
      [418, 82],
      [444, 108],
    ],
    spout: 'M250,570C190,556 176,490 122,454L166,428C214,456 240,456 276,470z',
    handle: 'M258,470C220,196 580,196 542,470',
    over: true,
  },
  {
    profile: [
      [350, 100],
      [396, 156],
      [510, 180],
      [600, 140],
      [640, 116],
    ],
    lid: [
      [312, 22],
      [330, 74],
      [354, 104],
    ],
    spout,
    handle: 'M556,410C690,376 692,572 546,566',
    glass: true,
  },
  {
    profile: [
      [330, 112],
      [360, 126],
      [480, 150],
      [640, 166],
    ],
    lid: [
      [294, 24],
      [312, 84],
      [334, 116],
    ],
    spout: 'M268,540C190,500 208,390 140,330L186,306C236,350 262,372 284,410z',
    handle: 'M520,356C680,336 690,600 556,596',
  },
  {
    profile: [
      [390, 92],
      [430, 170],
      [500, 190],
      [580, 176],
      [640, 92],
    ],
    lid: [
      [352, 24],
      [366, 66],
      [394, 96],
    ],
    spout: 'M246,536C176,520 178,440 124,392L170,368C214,400 244,412 272,426z',
    handle: 'M552,420C684,404 684,566 548,566',
  },
];

const glassBody = (profile: Profile, tea: string) =>
  fill(lathe(profile), '#ffffff', 0.55) +
  fill(
    lathe([
      [474, 172],
      [510, 176],
      [600, 134],
      [636, 108],
    ]),
    tea,
    0.82,
  ) +
  oval(400, 474, 172, 24, lighter(tea, 0.22), 0.9) +
  fill(lathe(profile), ROUND);

const draw = (paint: Paint): Drawing => {
  const cut = pick(cuts, paint.shape);
  const [lidTop] = cut.lid[0] ?? [330];
  const wood = pick(woods, Math.floor(paint.random() * 4));
  const spoutColour = cut.glass ? mix(paint.wall, '#ffffff', 0.6) : paint.base;
  const handle = cut.over
    ? ear(cut.handle, wood, 24) +
      [0.3, 0.7]
        .map((at) =>
          stroke(
            `M${258 + at * 284 - 12},${at < 0.5 ? 300 : 296}l24,${at < 0.5 ? -14 : 14}`,
            darker(wood, 0.4),
            4,
            0.5,
          ),
        )
        .join('')
    : ear(cut.handle, cut.glass ? wood : paint.base, 32);
  return {
    art: put(
      'translate(26 0)',
      handle,
      plain(cut.spout, spoutColour) + fill(cut.spout, '#24170f', 0.07),
      cut.glass ? glassBody(cut.profile, '#c47a33') : surface(lathe(cut.profile), paint),
      gleam(262, (cut.profile[1]?.[0] ?? 400) + 30, 110, 15, 0.42),
      plain(
        lathe(cut.lid, 400, 0.12),
        cut.glass ? wood : paint.hasPrint ? mix(paint.base, paint.ink, 0.55) : lighter(paint.base, 0.12),
      ),
      stroke(
        `M${400 - (cut.lid[2]?.[1] ?? 96)},${cut.lid[2]?.[0] ?? 376}q${cut.lid[2]?.[1] ?? 96},26 ` +
          `${2 * (cut.lid[2]?.[1] ?? 96)},0`,
        darker(paint.base, 0.35),
        4,
        0.5,
      ),
      plain(bar(378, lidTop - 34, 44, 40, 20), cut.glass ? wood : paint.accent),
      steam(116, (cut.over ? 452 : 372) - 60),
    ),
    foot: 176,
    focus: [390, 500],
  };
};

export const teapot: Motif = { stance: 'stand', draw };
