/** A line that must not be written, where, and what to write instead. */
export type Ban = { name: string; files: RegExp; except?: RegExp; pattern: RegExp; cure: string };

const TEST = /\.(test|e2e)\.tsx?$/;
const SERVER_AND_WEB = /^(server|web)\/.*\.tsx?$/;
const MONEY = String.raw`(?:\w*[pP]rice|\w*[sS]ubtotal|tenge|\w+Tenge)`;

/** The project's own bans; each is proved by a bad line in check-bans.test.ts. */
export const bans: Ban[] = [
  {
    name: 'no-process-env',
    files: /^(domain|contract|server|web|demo)\/.*\.(ts|tsx|mjs)$/,
    except: /^server\/platform\/(process\/env|database\/embedded-db)\.ts$|\.test\.tsx?$/,
    pattern: /\bprocess\.env\b/,
    cure: 'add the setting to server/platform/process/env.ts with its doc line and take it from Env',
  },
  {
    name: 'no-string-urls',
    files: /^web\/(screens|features)\/.*\.tsx?$/,
    except: TEST,
    pattern: /\b(?:href|to|action|src)=\{?["'`]\/(?!\/)|\b(?:navigate|redirect)\(\s*["'`]\//,
    cure: 'create the URL with a function of domain/urls/paths.ts',
  },
  {
    name: 'no-money-arithmetic',
    files: SERVER_AND_WEB,
    except: TEST,
    pattern: new RegExp(
      String.raw`\b${MONEY}\b\)? (?:[*/%+-]|[-+*/]=) [\w(]|[\w)\]] (?:[*/%+-]|[-+*/]=) \(?(?:\w+(?:\?|!)?\.)*${MONEY}\b`,
    ),
    cure: 'money is calculated in domain/ only: use or add a function there, with a property test',
  },
  {
    name: 'no-raw-colours',
    files: /^web\/.*\.(tsx|module\.css)$/,
    except: /^web\/ui\/photos\/gallery(\.|\/)/,
    pattern:
      /(?<![&\w/"'`(#-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|["'`]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})["'`]|\b(?:rgba?|hsla?|oklch|oklab)\((?!from\b)/i,
    cure: 'name the colour as a token in web/ui/base/tokens.css and use var(--…)',
  },
  {
    name: 'no-silenced-checks',
    files: /\.(ts|tsx|mjs|css)$/,
    except: /^tools\/lint-rules\//,
    pattern: /(?:eslint|oxlint|biome)-(?:disable|ignore)(?!.* -- \w)/,
    cure: 'fix the finding; disable a wrong rule with its reason: `-- because …`',
  },
  {
    name: 'no-asserted-rows',
    files: /^server\/.*\.ts$/,
    except: /\.test\.ts$/,
    pattern: /(?:\b(?:sql|tx|lock)|\$client)(?:\.unsafe)?<\s*(?:$|[\w{(])/,
    cure: 'declare the row with rowOf (server/platform/database/row.ts) and interpolate it: its columns are typed and validated',
  },
  {
    name: 'no-newer-postgres',
    files: /^(server|bench|tools|fakes|test|db)\/.*\.(ts|sql)$/,
    except: /^tools\/lint-rules\//,
    pattern:
      /\bnot matched by (?:source|target)\b|\b(?:merge_action|json_table|json_exists|json_query|json_value|json_scalar|json_serialize|any_value|array_shuffle|array_sample|array_sort|array_reverse|casefold|uuidv[47]|pg_input_is_valid)\s*\(|\breturning\b[^;`]*\b(?:old|new)\.\w|\breturning with \(|\bgenerated always as\b.*\bvirtual\b|\bon conflict\b.*\bdo select\b|\b(?:not enforced|without overlaps)\b|\bupdate \w+ set\b[^$`]*= \d+_\d|\bvalues \([^`]*, \d+_\d|\bis json\b/i,
    cure: 'the shop runs on PostgreSQL 15 (OLDEST_POSTGRES in server/platform/database/open-store.ts): use no newer features',
  },
  {
    name: 'no-unfinished-work',
    files: /\.(ts|tsx|mjs|css)$/,
    except: /^tools\/lint-rules\//,
    pattern: /\b(?:TODO|FIXME|HACK)\b|\bXXX:/,
    cure: 'finish it now, or open an issue and leave no mark in the code',
  },
  {
    name: 'no-vi-wait-for',
    files: TEST,
    except: /^tools\/lint-rules\//,
    pattern: /\bvi\.waitFor\(/,
    cure: 'wait with expect.poll, which uses the timeout of vitest.config.ts',
  },
  {
    name: 'no-focused-or-skipped-tests',
    files: TEST,
    except: /^tools\/lint-rules\//,
    pattern: /\b(?:test|it|describe|suite)\.(?:only|skip|todo|fails)\b|\b(?:xit|xtest|fit|fdescribe)\(/,
    cure: 'run the test or delete it',
  },
  {
    name: 'no-sleeping-tests',
    files: TEST,
    except: /^tools\/lint-rules\//,
    pattern: /waitForTimeout\(|new Promise\(\s*\(?\w+\)?\s*=>\s*setTimeout\(|timers\/promises['"]/,
    cure: 'wait for a visible condition: an event, a row, a locator, expect.poll',
  },
  {
    name: 'no-clock-in-domain',
    files: /^domain\/.*\.ts$/,
    except: TEST,
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bperformance\.now\(/,
    cure: 'take `now: Date` (or the random number) as an argument',
  },
  {
    name: 'no-typed-durations',
    files: /^(domain|contract|server|web|demo|test|bench|tools|fakes)\/.*\.tsx?$/,
    except: /^domain\/time\/durations\.ts$|^tools\/lint-rules\//,
    pattern:
      /\b(?:86_?400_000|3_?600_000)\b|[*/] 60_000\b|\w_MS = 60_000\b|\b60 \* 60\b|\bconst (?:SECOND|MINUTE|HOUR|DAY|YEAR)_(?:MS|SECONDS) =(?! (?:\d+ \* )?[A-Z])/,
    cure: 'count with SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS, HOUR_SECONDS … of domain/time/durations.ts',
  },
  {
    name: 'no-wrong-locale',
    files: /^(domain|server|web)\/.*\.tsx?$/,
    pattern: /["'`]kz-KZ["'`]|(?:NumberFormat|DateTimeFormat|PluralRules|toLocaleString)\(\s*["'`](?:ru|kk|kz)["'`]/,
    cure: 'Intl takes ru-KZ or kk-KZ (domain/text/language.ts): kz-KZ is English, plain ru writes KZT',
  },
  {
    name: 'no-vague-names',
    files:
      /(?:^|\/)(?:utils?|helpers?|commons?|misc|types|managers?)(?:\.\w+)*\.tsx?$|(?:^|\/)(?:utils?|helpers?|common|misc)\//,
    pattern: /^/,
    cure: 'name the file after what it does',
  },
  {
    name: 'no-relative-zones',
    files: /^(domain|contract|server|web|demo|test|bench)\/.*\.tsx?$/,
    pattern: /from\s+["'](?:\.\.\/)+(?:domain|contract|server|web|demo)\//,
    cure: 'between zones use the aliases #domain/…, #contract/…, #server/…, #web/…, #demo/…',
  },
];

/** Longest file, in lines (style: none over 400). */
export const MAX_FILE_LINES = 400;
