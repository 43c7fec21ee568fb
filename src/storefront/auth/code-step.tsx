import { CODE_LENGTH } from '#common/constants.ts';
import { maskPhone } from '#lib/phone.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { Anchor } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import { useSelector } from '@xstate/react';
import { authStrings } from './auth.strings.ts';
import classes from './code-step.module.css';
import { LoginForm } from './login-form.tsx';
import { useFocusWhile } from './use-focus-while.ts';

function RepeatLink() {
  const login = usePageActor('login');
  const secondsLeft = useSelector(login, ({ context }) => context.secondsLeft);
  const repeats = useSelector(login, ({ context }) => context.repeats);
  const canRepeat = useSelector(login, (snapshot) => snapshot.can({ type: 'repeat.requested' }));
  const afterCountdown = repeats === 0 ? authStrings.repeat : authStrings.otherWay;
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      className={classes['link']}
      disabled={!canRepeat}
      onClick={() => login.send({ type: 'repeat.requested' })}
    >
      {secondsLeft > 0 ? authStrings.repeatIn(secondsLeft) : afterCountdown}
    </Anchor>
  );
}

/** Step 2: the code from the caller's number, which goes by itself once it is whole. */
export function CodeStep() {
  const login = usePageActor('login');
  const { code, phone, refusal } = useSelector(login, ({ context }) => context);
  const isBusy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const canType = useSelector(login, (snapshot) => snapshot.can({ type: 'code.changed', code: '' }));
  const field = useFocusWhile(!isBusy);
  return (
    <LoginForm
      submits="code.submitted"
      hint={authStrings.codeHint(`+7\u00A0${maskPhone(phone).replaceAll(' ', '\u00A0')}`)}
      action={authStrings.confirm}
      links={
        <div className={classes['links']}>
          <RepeatLink />
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={classes['link']}
            disabled={isBusy}
            onClick={() => login.send({ type: 'phoneChange.requested' })}
          >
            {authStrings.changePhone}
          </Anchor>
        </div>
      }
    >
      <CodeField
        length={CODE_LENGTH}
        inputRef={field}
        data-autofocus
        value={code}
        onChange={(typed) => login.send({ type: 'code.changed', code: typed })}
        readOnly={!canType}
        error={refusal?.detail}
      />
    </LoginForm>
  );
}
