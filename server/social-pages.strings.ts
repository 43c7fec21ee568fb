/** What the small pages of a sign-in through a network say. */
export const socialPageStrings = {
  networks: { 'vk-oauth2': 'ВКонтакте', 'odnoklassniki-oauth2': 'Одноклассники' },
  back: {
    title: 'Вход',
    done: 'Вход выполнен. Это окно можно закрыть.',
    access_denied: 'Вы не разрешили вход. Это окно можно закрыть.',
    failed: 'Не удалось авторизоваться. Закройте это окно и попробуйте ещё раз.',
  },
  consent: {
    title: (network: string) => `Вход через ${network}`,
    about: 'Это пробный вход: настоящая соцсеть о\u00A0нём не узнает. Назовитесь как угодно\u00A0— под тем же именем вы вернётесь в\u00A0ту же учётную запись.',
    name: 'Имя и фамилия',
    someone: 'Анна Смирнова',
    allow: 'Разрешить',
    refuse: 'Отказаться',
  },
} as const;
