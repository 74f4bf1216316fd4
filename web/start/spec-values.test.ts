import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { SavedAddress } from '#contract/places/addresses.ts';
import { Complaint } from '#contract/orders/complaints.ts';
import { Profile, ProfileDetails } from '#contract/customers/customers.ts';
import { City } from '#contract/places/geo.ts';
import { contract } from '#contract/index.ts';
import { OwnReview } from '#contract/customers/own-reviews.ts';
import { DeviceFlags, ErrorReport } from '#contract/content/pages.ts';
import { BonusList, GiftCard, LicenceKey } from '#contract/customers/profile.ts';
import { statusMeaning } from '#domain/delivery/availability.ts';
import { BONUS_KINDS } from '#domain/pricing/bonus-ledger.ts';
import {
  MAX_BIRTHDAY,
  MAX_NAME_LENGTH,
  MIN_BIRTHDAY,
  MIN_NAME_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '#domain/customers/customer.ts';
import { DEFAULT_PRICES, parseFilterPath } from '#domain/urls/filter-path.ts';
import * as geocoding from '#domain/addresses/geocoding-limits.ts';
import { GIFT_CARD_LENGTH } from '#domain/gifts/gift-card.ts';
import { RETURN_DAYS } from '#domain/orders/return-days.ts';
import { ORDER_TABS } from '#domain/orders/order-tabs.ts';
import { PHONE_LENGTH } from '#domain/customers/phone.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { DEVICE_INITIALIZED_KEY, DEVICE_STATE_KEY } from '../device/memory/device-state.ts';
import { REFRESH_MS, WORKER_TIMEOUT_MS } from '../device/push/push-machine.ts';
import { MAX_ATTEMPTS, RETRY_PAUSE_MS } from '../calls/retry.ts';
import { COLLAPSE_MS } from '../features/support/support-state.ts';
import { toastDuration } from '../ui/overlays/toast-queue.ts';

const root = join(import.meta.dirname, '../..');
const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

/** Constants and limits of the specification (§5, §7, §9): its wording, the value in the code, the specified value. */
const CONSTANTS: readonly [sentence: string, actual: unknown, specified: unknown][] = [
  ['password min 6', MIN_PASSWORD_LENGTH, 6],
  ['names 2-30', [MIN_NAME_LENGTH, MAX_NAME_LENGTH], [2, 30]],
  ['birthday 1900-01-01 to 2020-01-01', [MIN_BIRTHDAY, MAX_BIRTHDAY], ['1900-01-01', '2020-01-01']],
  ['phone 10 digits', PHONE_LENGTH, 10],
  ['gift card number 16 digits', GIFT_CARD_LENGTH, 16],
  [
    'nominal min 1000 tenge, multiple of 1000',
    [defaultSettings['giftCard.nominalMin'], defaultSettings['giftCard.nominalStep']],
    [1000, 1000],
  ],
  ['up to 30% back on purchases', defaultSettings['bonus.earnCapPercent'], 30],
  ['up to 50% payable with bonuses', defaultSettings['bonus.payCapPercent'], 50],
  ['bonuses valid 30 days', defaultSettings['bonus.lifeDays'], 30],
  ['exchange or return within 14 days', RETURN_DAYS, 14],
  ['pickup order kept 3 days', defaultSettings['pickup.keepDays'], 3],
  ['moving goods between stores 1 day', defaultSettings['pickup.moveDays'], 1],
  ['express before 15:00', defaultSettings['delivery.expressBefore'], '15:00'],
  ['lifting from 10 kg', defaultSettings['delivery.liftingFromGrams'], 10_000],
  ['lifting above the 5th floor', defaultSettings['delivery.liftingAboveFloor'], 5],
  ['support short number 3003', defaultSettings['shop.supportNumber'], '3003'],
  [
    'hot line 09:00-20:00',
    [defaultSettings['shop.hotlineFrom'], defaultSettings['shop.hotlineTo']],
    ['09:00', '20:00'],
  ],
  [
    'wholesale 09:00-18:00',
    [defaultSettings['shop.wholesaleFrom'], defaultSettings['shop.wholesaleTo']],
    ['09:00', '18:00'],
  ],
  ['founded 1995-10-05', defaultSettings['shop.foundedOn'], '1995-10-05'],
  ['all_prices from 0 to 999999999', DEFAULT_PRICES, { from: 0, to: 999_999_999 }],
  ['all_prices filters nothing by default', parseFilterPath('all_prices/0-999999999'), { filters: [] }],
  ['toast default 3000 ms', toastDuration, 3000],
  ['chat collapse delay 150 ms', COLLAPSE_MS, 150],
  ['maps API wait 5 s', geocoding.MAP_READY_TIMEOUT_MS, 5000],
  ['map script load timeout 10 s', geocoding.MAP_SCRIPT_TIMEOUT_MS, 10_000],
  ['map polling 100 ms', geocoding.MAP_POLL_MS, 100],
  ['token wait 50 ms', geocoding.MAP_TOKEN_WAIT_MS, 50],
  ['address search up to 10', geocoding.MAX_ADDRESS_RESULTS, 10],
  ['street search up to 100', geocoding.MAX_STREET_RESULTS, 100],
  ['street search span 0.3', geocoding.STREET_SEARCH_SPAN_DEGREES, 0.3],
  ['similarity 0.7', geocoding.MIN_STREET_SIMILARITY, 0.7],
  ['retry helper 20 tries', MAX_ATTEMPTS, 20],
  ['retry helper 1000 ms', RETRY_PAUSE_MS, 1000],
  ['push token refresh 7 days', REFRESH_MS, 7 * DAY_MS],
  ['service worker activation wait 10 s', WORKER_TIMEOUT_MS, 10_000],
  [
    'device state keys',
    [DEVICE_STATE_KEY, DEVICE_INITIALIZED_KEY],
    ['appGlobalDeviceState', 'appDeviceInitializedState'],
  ],
  ['order tabs active, current, finished', ORDER_TABS, ['active', 'current', 'finished']],
  [
    'stock status 1, 0, 2, 5, anything else',
    [1, 0, 2, 5, 7].map(statusMeaning),
    ['in-stock', 'out-of-stock', 'online-only', 'online-only', 'in-stock'],
  ],
  ['seven bonus transaction types', BONUS_KINDS.length, 7],
];

test.each(CONSTANTS)('matches the specified constant "%s"', (_sentence, actual, specified) => {
  expect(actual).toEqual(specified);
});

/** Fields of the specification (§3) by the schema that declares them. */
const FIELDS: Readonly<Record<string, [z.ZodObject, string]>> = {
  city: [City, 'name keyword cityIdInFO codeForMobApi code regionId latitude longitude'],
  profile: [Profile, 'id phone_number getIsNews first_name last_name birthday gender email'],
  'profile that is saved': [ProfileDetails, 'first_name last_name birthday gender email iin'],
  address: [
    SavedAddress,
    'id city_name street_name house_number apartment_number floor_number entrance comment_to_address is_private_house has_intercom has_elevator latitude longitude city_id',
  ],
  'gift card': [
    GiftCard,
    'number nominal balance activeBalance activatedAt expiresAt recipient message sender delivery sentAt design colour',
  ],
  bonuses: [BonusList, 'available accrued spent burned nearestExpiry history'],
  'licence key': [LicenceKey, 'productId name key openedAt'],
  complaint: [Complaint, 'subject type at answer ticket'],
  review: [OwnReview, 'stars advantages flaws comment'],
  'device flags': [
    DeviceFlags,
    'isTablet isMobileOrTablet isDesktop isMobile isIos isAndroid isWindows isMacOS isApple isDesktopOrTablet isSafari isFirefox isEdge isChrome isSamsung isCrawler',
  ],
  'error report': [ErrorReport, 'type error stack url userAgent timestamp nuxtState'],
};

test.each(Object.entries(FIELDS))('declares the specified fields of %s', (_entity, [schema, names]) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names.split(' ')));
});

/** Input fields of the specification's calls (§7). */
const INPUTS: Readonly<Record<string, string>> = {
  'POST /api/v2/save-firebase-token': 'deviceId token userId phoneNumber',
  'POST /api/v2/add-notification-user-info': 'deviceId userId phoneNumber',
  'POST /api/v2/add-notification-device-info': 'deviceId',
  'DELETE /api/v2/delete-notification-by-old-device-id': 'deviceId',
  'DELETE /api/pages/profile/delete-address': 'id',
  'PUT /api/pages/profile/profile-set-news': 'getIsNews',
};

test.each(Object.entries(INPUTS))('accepts exactly the specified fields in %s', (key, names) => {
  const { input } = contract[key as keyof typeof contract] as { input: z.ZodObject };
  expect(Object.keys(input.shape).toSorted()).toEqual(names.split(' ').toSorted());
});

/** Calls of the specification (§7) that the browser makes, by the file that makes them. */
const CALLERS: Readonly<Record<string, string>> = {
  'GET /api/pages/shops/allcities': 'web/features/frame/city/city-picker.tsx',
  'POST /api/error-log': 'web/device/errors/send-error.ts',
  'GET /api/app/device-detected-read': 'web/device/memory/device-state.ts',
  'GET /api/pages/profile/profile': 'web/state/customer/profile.ts',
  'POST /api/v2/save-firebase-token': 'web/device/push/push-registration.ts',
  'POST /api/v2/add-notification-user-info': 'web/device/push/push-registration.ts',
  'POST /api/v2/add-notification-device-info': 'web/device/push/push-registration.ts',
  'DELETE /api/v2/delete-notification-by-old-device-id': 'web/device/push/push-registration.ts',
  'GET /api/v2/notification-service-is-alive': 'web/device/push/push-registration.ts',
  'POST /api/get-yandex-api-token': 'web/features/map/yandex/use-external-map.ts',
};

test.each(Object.entries(CALLERS))('calls %s from the browser', (call, file) => {
  expect(Object.keys(contract)).toContain(call);
  expect(readSource(file)).toContain(`'${call}'`);
});

describe('messages of the specification (§2, §5, §8)', () => {
  const [ru, kk] = ['ru', 'kk'].map(
    (name) => JSON.parse(readSource(`messages/${name}.json`)) as Record<string, unknown>,
  );
  test.each([
    ['not_found_text', 'Страница не найдена. Пожалуйста, проверьте адрес или вернитесь на главную страницу.'],
    ['frame_city_failed', 'Ошибка загрузки городов'],
    ['address_delete_failed', 'Ошибка при удалении адреса'],
    ['address_nothing_to_save', 'Нет данных для сохранения'],
    ['address_id_not_found', 'Адрес с ID {id} не найден'],
    ['address_not_found', 'Адрес не найден'],
    ['address_position_unknown', 'Не удалось определить адрес по координатам'],
    ['address_house_not_found', 'Найдена улица, но не удалось найти конкретный номер дома'],
    ['address_inexact', 'Не удалось точно определить улицу и номер дома'],
    ['address_street_not_found', 'Не удалось найти указанную улицу'],
    ['map_load_timeout', 'Таймаут ожидания загрузки API Яндекс.Карт'],
  ])('include %s verbatim in Russian and translated into Kazakh', (key, text) => {
    expect(ru![key]).toBe(text);
    expect(kk![key]).toMatch(/\p{Script=Cyrillic}/u);
    expect(kk![key]).not.toBe(text);
  });

  test.each([
    ['auth_no_token', /нет токена/i],
    ['auth_password_login_required', /вход по паролю/i],
    ['wishlist_login', /войдите/i],
    ['error_open_offline', /без сети/i],
    ['compare_refused', /сравнить/i],
  ])('include %s with the specified wording', (key, pattern) => {
    expect(ru![key]).toMatch(pattern);
    expect(kk![key]).toMatch(/\p{Script=Cyrillic}/u);
  });
});
