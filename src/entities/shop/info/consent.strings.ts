/** Texts of what a person agrees to by going on. */
export const consentStrings = {
  agree: (action: string) => `${action}, вы\u00A0соглашаетесь с\u00A0`,
  offer: 'условиями оферты',
  privacy: 'политикой конфиденциальности',
  and: ' и\u00A0',
  newTab: ' (откроется в\u00A0новой вкладке)',
} as const;
