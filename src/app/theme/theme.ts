import { withTextLimit } from '#ui/fields/text-limit.tsx';
import { createTheme } from '@mantine/core';
import { themeValues } from './theme-values.ts';

/** No blur: what a question is about stays readable behind it. */
const overlay = { backgroundOpacity: 0.45 };

/** The look of the whole shop, and how its components differ from Mantine's. */
export const theme = createTheme({
  ...themeValues,
  components: {
    ModalOverlay: { defaultProps: overlay },
    DrawerOverlay: { defaultProps: overlay },
    InputWrapper: { styles: { label: { marginBottom: '6px', fontSize: 'var(--mantine-font-size-sm)' } } },
    TextInput: { defaultProps: { inputContainer: withTextLimit } },
    Textarea: { defaultProps: { inputContainer: withTextLimit } },
    Notification: { styles: { description: { color: 'var(--mantine-color-dimmed)' } } },
  },
});
