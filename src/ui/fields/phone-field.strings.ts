/** Texts of the phone field. */
export const phoneFieldStrings = {
  phone: 'Телефон',
  placeholder: '(900) 000 00 00',
} as const;
