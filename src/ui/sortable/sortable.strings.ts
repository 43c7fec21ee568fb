/** Texts of lists that are put in order, most of them for screen readers. */
export const sortableStrings = {
  handle: (name: string) => `Переместить: ${name}`,
  role: 'ручка перетаскивания',
  instructions:
    'Пробел или Enter берёт строку, стрелки двигают её, пробел или Enter оставляет на\u00A0новом месте, Escape ' +
    'возвращает на\u00A0прежнее.',
  lifted: (name: string, place: number, total: number) => `Взято: ${name}. Место ${place} из\u00A0${total}.`,
  over: (name: string, place: number, total: number) => `${name}: место ${place} из\u00A0${total}.`,
  dropped: (name: string, place: number, total: number) => `Оставлено: ${name}. Место ${place} из\u00A0${total}.`,
  givenUp: (name: string, place: number, total: number) =>
    `Перемещение отменено: ${name}. Место ${place} из\u00A0${total}.`,
} as const;
