/**
 * What a name of a platform or of a line of models is by itself, `names | thing`, both as the catalogue writes them: the
 * console stands before its gamepads and gift cards. It only ranks, nothing is left out.
 */
export const lines: readonly string[] = ['xbox playstation switch | приставка', 'android | смартфон'];

/** Who makes the devices of a line, `maker | lines`, folded: a strap for an Apple Watch need not be by Apple. */
export const deviceLines: readonly string[] = [
  'apple | iphone ipad watch macbook airpods imac',
  'samsung | galaxy',
  'xiaomi | redmi mi poco pad band watch',
  'huawei | watch mate pura nova band',
  'honor | magic pad watch band',
  'google | pixel',
  'sony | playstation ps5 dualsense',
  'microsoft | xbox',
  'nintendo | switch',
  'amazfit | bip gts gtr balance',
  'garmin | forerunner fenix venu instinct',
  'dyson | v8 v10 v11 v12 v15',
  'hp | laserjet deskjet smart ink',
  'canon | pixma sensys',
  'epson | ecotank',
  'brother | dcp hl mfc',
  'pantum | p2500 m6500',
  'xerox | phaser workcentre',
  'kyocera | ecosys',
  'philips | sonicare oneblade',
  'braun | oral silk',
  'roborock | qrevo',
  'dreame | l10',
];
