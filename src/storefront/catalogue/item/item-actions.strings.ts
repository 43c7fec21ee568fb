/** Texts of sharing an item and of asking about it. */
export const itemActionsStrings = {
  share: 'Поделиться',
  shareTitle: 'Поделиться товаром',
  close: 'Закрыть',
  vk: 'ВКонтакте',
  ok: 'Одноклассники',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  copyFailed: 'Не удалось скопировать ссылку',
  link: 'Ссылка на товар',
  others: 'Другие приложения',
  ask: 'Задать вопрос о\u00A0товаре',
  askTitle: 'Связаться с\u00A0магазином',
  call: (phone: string) => `Позвонить: ${phone}`,
  question: (name: string, address: string) => `Здравствуйте! Вопрос о\u00A0товаре: ${name}, ${address}`,
} as const;
