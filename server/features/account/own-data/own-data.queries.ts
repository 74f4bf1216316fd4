import { mapAddressFields } from '#domain/addresses/address.ts';
import { bool, json, nullable, rowOf } from '../../../platform/database/row.ts';
import { addresses } from '../../places/addresses/addresses.table.ts';
import { productAlerts } from '../alerts/alerts.table.ts';
import { accountLog, customerLogins } from '../../customers/auth/auth.table.ts';
import { cartLines } from '../../ordering/cart/cart.table.ts';
import { products } from '../../storefront/catalog/catalog.table.ts';
import { productPosts } from '../../storefront/questions/questions.table.ts';
import { productVotes } from '../../storefront/votes/votes.table.ts';
import { reviews } from '../../storefront/reviews/reviews.table.ts';
import { complaints } from '../complaints/complaints.table.ts';
import { consents, knownDevices } from '../../customers/customers/customers.table.ts';
import { assistantTurns } from '../assistant/assistant.table.ts';
import { supportMessages } from '../support/support.table.ts';
import { favourites } from '../favourites/favourites.table.ts';
import { launchPlaces, launchSubscriptions } from '../launches/launches.table.ts';
import { listedProducts } from '../lists/lists.table.ts';
import { noticeChoices, notices } from '../../messaging/notices/notices.table.ts';
import { pushDevices } from '../../messaging/push/push.table.ts';
import { customerFiles } from '../../media/uploads/uploads.table.ts';
import { OWN_PURCHASES, type DataPart } from './own-purchases.queries.ts';

const CONSENT = rowOf({
  document: consents.document,
  version: consents.version,
  given: consents.given,
  at: consents.at,
});
const LOGIN = rowOf({
  device: customerLogins.device,
  platform: customerLogins.platform,
  network: customerLogins.network,
  createdAt: customerLogins.createdAt,
  seenAt: customerLogins.seenAt,
  expiresAt: customerLogins.expiresAt,
});
const LOG = rowOf({ kind: accountLog.kind, device: accountLog.device, network: accountLog.network, at: accountLog.at });
const DEVICE = rowOf({
  transport: pushDevices.transport,
  language: pushDevices.language,
  createdAt: pushDevices.createdAt,
  seenAt: pushDevices.seenAt,
});
const ADDRESS = rowOf({
  cityId: addresses.cityId,
  ...mapAddressFields(
    (name) => addresses[name],
    (name) => addresses[name],
  ),
  latitude: addresses.latitude,
  longitude: addresses.longitude,
  isSelected: addresses.isSelected,
  createdAt: addresses.createdAt,
});
const FAVOURITE = rowOf({
  productId: favourites.productId,
  name: products.nameRu,
  priceSeen: favourites.priceSeen,
  addedAt: favourites.addedAt,
});
const CART_LINE = rowOf({ productId: cartLines.productId, name: products.nameRu, quantity: cartLines.quantity });
const LAUNCH_PLACE = rowOf({
  launch: launchPlaces.launch,
  number: launchPlaces.number,
  productId: launchPlaces.productId,
  language: launchPlaces.language,
  createdAt: launchPlaces.createdAt,
  leftAt: nullable(launchPlaces.leftAt),
  toldAt: nullable(launchPlaces.toldAt),
});
const LAUNCH_SUBSCRIPTION = rowOf({
  launch: launchSubscriptions.launch,
  channel: launchSubscriptions.channel,
  contact: launchSubscriptions.contact,
  language: launchSubscriptions.language,
  createdAt: launchSubscriptions.createdAt,
  confirmedAt: launchSubscriptions.confirmedAt,
  toldAt: nullable(launchSubscriptions.toldAt),
});
const ALERT = rowOf({
  productId: productAlerts.productId,
  kind: productAlerts.kind,
  channel: productAlerts.channel,
  below: productAlerts.below,
  createdAt: productAlerts.createdAt,
  toldAt: productAlerts.toldAt,
});
const REVIEW = rowOf({
  productId: reviews.productId,
  author: reviews.author,
  stars: reviews.stars,
  advantages: reviews.advantages,
  flaws: reviews.flaws,
  comment: reviews.comment,
  status: reviews.status,
  answer: reviews.answer,
  createdAt: reviews.createdAt,
  hasPhotos: bool,
});
const PRODUCT_VOTE = rowOf({
  reviewId: nullable(productVotes.reviewId),
  postId: nullable(productVotes.postId),
  isUseful: productVotes.isUseful,
});
const PRODUCT_POST = rowOf({
  productId: productPosts.productId,
  questionId: nullable(productPosts.questionId),
  author: productPosts.author,
  text: productPosts.text,
  status: productPosts.status,
  createdAt: productPosts.createdAt,
});
const COMPLAINT = rowOf({
  ticket: complaints.ticket,
  type: complaints.type,
  orderNumber: complaints.orderNumber,
  subject: complaints.subject,
  text: complaints.text,
  answer: complaints.answer,
  answeredAt: complaints.answeredAt,
  createdAt: complaints.createdAt,
});
const SUPPORT_MESSAGE = rowOf({
  author: supportMessages.author,
  text: supportMessages.text,
  steps: json<unknown>(),
  links: json<unknown>(),
  createdAt: supportMessages.createdAt,
});
const ASSISTANT_TURN = rowOf({
  question: assistantTurns.question,
  answer: json<unknown>(),
  feedback: nullable(assistantTurns.feedback),
  createdAt: assistantTurns.createdAt,
});
const FILE = rowOf({
  name: customerFiles.name,
  kind: customerFiles.kind,
  bytes: customerFiles.bytes,
  createdAt: customerFiles.createdAt,
});
const LIST_ENTRY = rowOf({
  list: listedProducts.list,
  productId: listedProducts.productId,
  name: products.nameRu,
  addedAt: listedProducts.addedAt,
});
const CHOICE = rowOf({ kind: noticeChoices.kind, channel: noticeChoices.channel, wanted: noticeChoices.wanted });
const KNOWN_DEVICE = rowOf({ seenAt: knownDevices.seenAt });
const NOTICE = rowOf({
  channel: notices.channel,
  title: notices.title,
  body: notices.body,
  state: notices.state,
  createdAt: notices.createdAt,
});

/**
 * Customer data outside the profile and purchases, by file name. Excludes the shop's secrets: hashes of tokens and card
 * numbers, device addresses.
 */
export const DATA_PARTS: Readonly<Record<string, DataPart>> = {
  consents: (sql, id) => sql`select ${CONSENT} from consents where customer_id = ${id} order by id`,
  logins: (sql, id) => sql`select ${LOGIN} from customer_logins where customer_id = ${id} order by id`,
  'account-log': (sql, id) => sql`select ${LOG} from account_log where customer_id = ${id} order by id`,
  devices: (sql, id) => sql`
    select ${DEVICE} from push_devices where login_id in (select id from customer_logins where customer_id = ${id})
    order by created_at`,
  'known-devices': (sql, id) =>
    sql`select ${KNOWN_DEVICE} from known_devices where customer_id = ${id} order by seen_at`,
  addresses: (sql, id) => sql`select ${ADDRESS} from addresses where customer_id = ${id} order by id`,
  ...OWN_PURCHASES,
  favourites: (sql, id) => sql`
    select ${FAVOURITE} from favourites join products on products.id = favourites.product_id
    where favourites.customer_id = ${id} order by favourites.added_at`,
  lists: (sql, id) => sql`
    select ${LIST_ENTRY} from listed_products join products on products.id = listed_products.product_id
    where listed_products.customer_id = ${id} order by listed_products.list, listed_products.position`,
  cart: (sql, id) => sql`
    select ${CART_LINE} from cart_lines join products on products.id = cart_lines.product_id
      join sessions on sessions.id = cart_lines.session_id
    where sessions.customer_id = ${id} order by cart_lines.added_at`,
  alerts: (sql, id) => sql`select ${ALERT} from product_alerts where customer_id = ${id} order by id`,
  'launch-places': (sql, id) => sql`select ${LAUNCH_PLACE} from launch_places where customer_id = ${id} order by id`,
  // Subscriptions made without a login belong to the customer by verified phone or device session. The email address of
  // a profile is unverified and may belong to another person.
  'launch-subscriptions': (sql, id) => sql`
    select ${LAUNCH_SUBSCRIPTION} from launch_subscriptions where confirmed_at is not null and (
      session_id in (select id from sessions where customer_id = ${id})
      or (channel = 'sms' and contact = (select phone from customers where id = ${id})))
    order by id`,
  reviews: (sql, id) => sql`
    select ${REVIEW}, exists (select from review_pictures p where p.review_id = reviews.id) as "hasPhotos"
    from reviews where customer_id = ${id} order by id`,
  'product-questions': (sql, id) =>
    sql`select ${PRODUCT_POST} from product_posts where customer_id = ${id} order by id`,
  'product-votes': (sql, id) => sql`
    select ${PRODUCT_VOTE} from product_votes
    where session_id in (select id from sessions where customer_id = ${id}) order by id`,
  complaints: (sql, id) => sql`select ${COMPLAINT} from complaints where customer_id = ${id} order by id`,
  'support-messages': (sql, id) => sql`
    select ${SUPPORT_MESSAGE}, steps, links from support_messages
    join support_conversations on support_conversations.id = support_messages.conversation_id
    where support_conversations.customer_id = ${id} order by support_messages.id`,
  'assistant-questions': (sql, id) => sql`
    select ${ASSISTANT_TURN}, parts as answer from assistant_turns where customer_id = ${id} order by id`,
  files: (sql, id) => sql`
    select ${FILE} from customer_files where customer_id = ${id} or order_id in (select id from orders where customer_id = ${id}) order by id`,
  'notification-choices': (sql, id) =>
    sql`select ${CHOICE} from notice_choices where customer_id = ${id} order by kind`,
  notifications: (sql, id) => sql`select ${NOTICE} from notices where customer_id = ${id} order by id`,
};
