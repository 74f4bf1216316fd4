import type { Language } from '#domain/text/language.ts';

/** Text that announces the start of the sale, with the customer's queue number. */
export function saleStartedMessage(shop: string, number: number, language: Language): { title: string; body: string } {
  return language === 'kk'
    ? { title: `${shop}: сатылым басталды`, body: `Кезектегі нөміріңіз: ${number}` }
    : { title: `${shop}: продажи начались`, body: `Ваш номер в очереди: ${number}` };
}

/** Email with a code that verifies the address. A recipient who did not request it can unsubscribe with the link. */
export function codeEmail(
  { shop, code, leave }: { shop: string; code: string; leave: string },
  language: Language,
): { subject: string; text: string } {
  return language === 'kk'
    ? {
        subject: `${shop}: растау коды ${code}`,
        text: `Сатылым туралы хабарламаға жазылу коды: ${code}\n\nЖазылмаған болсаңыз, осы сілтемені басыңыз, біз бұдан былай жазбаймыз: ${leave}\n`,
      }
    : {
        subject: `${shop}: код подтверждения ${code}`,
        text: `Код для подписки на старт продаж: ${code}\n\nЕсли вы не подписывались, нажмите на ссылку, и мы больше не напишем: ${leave}\n`,
      };
}

/** Text that announces a running sale; `unsubscribeUrl` is the unsubscribe link. */
export function subscriptionMessage(unsubscribeUrl: string, language: Language): { title: string; body: string } {
  return language === 'kk'
    ? { title: 'Сатылым жүріп жатыр', body: `Хабарлауды сұраған едіңіз. Жазылымнан бас тарту: ${unsubscribeUrl}.` }
    : { title: 'Продажи идут', body: `Вы просили сообщить. Больше не писать: ${unsubscribeUrl}.` };
}
