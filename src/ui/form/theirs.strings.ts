/** Texts beside a field that somebody else has changed while its form was open. */
export const theirsStrings = {
  now: (value: string) => `Сейчас: ${value}`,
  noValue: 'пусто',
  take: 'Взять',
} as const;
