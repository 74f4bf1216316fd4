import { TRADE_IN_DEVICES, type TradeInModel } from '#domain/orders/trade-in.ts';
import { replaceTradeInModels } from '#server/features/ordering/trade-in/trade-in.queries.ts';
import { inTransaction, openDatabase } from '#server/platform/database/db.ts';

/** `device | model | thousand tenge`; the prices are the demo's own. */
const MODELS = `
  phone | Apple iPhone 11 64 ГБ | 75
  phone | Apple iPhone 12 128 ГБ | 105
  phone | Apple iPhone 13 128 ГБ | 150
  phone | Apple iPhone 14 128 ГБ | 190
  phone | Apple iPhone 14 Pro 256 ГБ | 265
  phone | Apple iPhone 15 128 ГБ | 240
  phone | Apple iPhone 15 Pro 256 ГБ | 330
  phone | Apple iPhone 16 128 ГБ | 310
  phone | Apple iPhone 16 Pro 256 ГБ | 420
  phone | Samsung Galaxy A55 128 ГБ | 80
  phone | Samsung Galaxy S22 128 ГБ | 100
  phone | Samsung Galaxy S23 128 ГБ | 140
  phone | Samsung Galaxy S24 256 ГБ | 210
  phone | Samsung Galaxy S24 Ultra 256 ГБ | 310
  phone | Samsung Galaxy S25 256 ГБ | 270
  phone | Xiaomi 13T 256 ГБ | 95
  phone | Xiaomi 14T 256 ГБ | 130
  phone | Redmi Note 13 Pro 256 ГБ | 60
  tablet | Apple iPad 9 64 ГБ | 70
  tablet | Apple iPad 10 64 ГБ | 100
  tablet | Apple iPad Air M1 64 ГБ | 150
  tablet | Samsung Galaxy Tab S9 128 ГБ | 150
  laptop | Apple MacBook Air 13 M1 8/256 ГБ | 220
  laptop | Apple MacBook Air 13 M2 8/256 ГБ | 300
  laptop | Apple MacBook Pro 14 M3 8/512 ГБ | 480
  watch | Apple Watch SE 2 44 мм | 55
  watch | Apple Watch Series 9 45 мм | 95
  watch | Samsung Galaxy Watch6 44 мм | 50
  console | Sony PlayStation 5 Slim | 150
  console | Microsoft Xbox Series X | 140
  console | Nintendo Switch OLED | 85
`;

/** Gives the demo shop a price table of trade-in. */
export async function createDemoTradeIn(url: string): Promise<void> {
  const db = openDatabase(url, 1);
  try {
    await inTransaction(db, (tx) => replaceTradeInModels(tx, parseModels()));
  } finally {
    await db.$client.end();
  }
}

function parseModels(): TradeInModel[] {
  return MODELS.trim()
    .split('\n')
    .map((line) => {
      const [kind, name = '', thousands] = line.split('|').map((cell) => cell.trim());
      return { device: TRADE_IN_DEVICES.find((device) => device === kind)!, name, price: Number(thousands) * 1000 };
    });
}
