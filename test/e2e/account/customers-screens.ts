/** Paths of the customer's screens. */
export const customersScreens: Record<string, string> = {
  'profile-overview': '/profile',
  'profile-details': '/profile/details',
  'profile-orders': '/profile/my-orders',
  'profile-order': '/profile/my-orders/10000001',
  'my-addresses': '/profile/my-addresses',
  'profile-bonuses': '/profile/my-bonuses',
  'profile-gift-cards': '/profile/my-giftcards',
  'profile-gifts': '/profile/my-gifts',
  'profile-keys': '/profile/my-keys',
  'profile-reviews': '/profile/my-reviews',
  'profile-complaints': '/profile/my-complaints',
  'profile-settings': '/profile/settings',
};
