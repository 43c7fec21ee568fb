import { PhoneField } from '#ui/fields/phone-field.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { useSelector } from '@xstate/react';
import { authStrings } from './auth.strings.ts';
import { LoginForm } from './login-form.tsx';
import { useFocusWhile } from './use-focus-while.ts';

/** Step 1: the phone. */
export function PhoneStep() {
  const login = usePageActor('login');
  const phone = useSelector(login, ({ context }) => context.phone);
  const isBusy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const field = useFocusWhile(!isBusy);
  return (
    <LoginForm submits="phone.submitted" hint={authStrings.phoneHint} action={authStrings.proceed}>
      <PhoneField
        inputRef={field}
        data-autofocus
        value={phone}
        onChange={(masked) => login.send({ type: 'phone.changed', phone: masked })}
        readOnly={isBusy}
        size="md"
      />
    </LoginForm>
  );
}
