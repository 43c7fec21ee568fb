/** Texts of the consent page of a simulated network. */
export const consentStrings = {
  networks: { 'vk-oauth2': 'ВКонтакте', 'odnoklassniki-oauth2': 'Одноклассники' },
  title: (network: string) => `Вход через ${network}`,
  about:
    'Это пробный вход: настоящая соцсеть о\u00A0нём не узнает. ' +
    'Назовитесь как угодно\u00A0— под тем же именем вы вернётесь в\u00A0ту же учётную запись.',
  name: 'Имя и фамилия',
  someone: 'Анна Смирнова',
  allow: 'Разрешить',
  refuse: 'Отказаться',
} as const;
