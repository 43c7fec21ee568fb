/** Texts of a form that begins with what was typed before a reload. */
export const draftNoticeStrings = {
  restored: 'Восстановлен черновик: то, что вы\u00A0ввели до\u00A0перезагрузки.',
  restart: 'Начать заново',
} as const;
