import { createDemoCall, demoCallsQuery } from './demo.queries.ts';
import { formatPhone, isMaskedPhone, sentPhone } from '#lib/phone.ts';
import { CODE_LENGTH } from '#common/constants.ts';
import { PhoneIcon } from '#ui/later-icons.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { usePageActor } from '#page/page-context.tsx';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { demoStrings } from './demo.strings.ts';
import classes from './phone-simulator.module.css';

// The last four digits and the space between them.
const MARKED_LENGTH = CODE_LENGTH + 1;

function Waiting({ text }: { text: string }) {
  return (
    <div className={classes['call']}>
      <span className={classes['idle']}>
        <PhoneIcon size={26} />
      </span>
      <p className={classes['hint']}>{text}</p>
    </div>
  );
}

function IncomingCall({ phone }: { phone: string }) {
  const { data: calls } = useQuery(demoCallsQuery(phone));
  const call = calls?.[0];
  if (!call) return <Waiting text={demoStrings.waiting} />;
  const number = formatPhone(call.caller_number);
  return (
    <div className={classes['call']} key={call.id} role="status">
      <span className={classes['ringing']}>
        <PhoneIcon size={26} />
      </span>
      <p className={classes['label']}>{demoStrings.incoming}</p>
      <p className={classes['number']}>
        {number.slice(0, -MARKED_LENGTH)}
        <mark className={classes['code']}>{number.slice(-MARKED_LENGTH)}</mark>
      </p>
      <p className={classes['hint']}>{demoStrings.codeHint}</p>
    </div>
  );
}

function OutgoingCall({ phone, number }: { phone: string; number: string }) {
  const call = useMutation({
    mutationFn: () => createDemoCall({ phone, number }),
    onError: (error) => notifyError(error, demoStrings.callFailed),
  });
  return (
    <div className={classes['call']}>
      <span className={classes['still']}>
        <PhoneIcon size={26} />
      </span>
      <p className={classes['label']}>{demoStrings.toCall}</p>
      <p className={classes['number']}>{formatPhone(number)}</p>
      {call.isSuccess ? (
        <p className={classes['hint']} role="status">
          {demoStrings.called}
        </p>
      ) : (
        <Button color="green.9" radius="xl" loading={call.isPending} onClick={() => call.mutate()}>
          {demoStrings.call}
        </Button>
      )}
    </div>
  );
}

/** A phone on the screen for the demo shop: it shows the shop's calls and can call the shop. */
export function PhoneSimulator() {
  const login = usePageActor('login');
  const { phone: masked, number } = useSelector(login, ({ context }) => context);
  const isCodeStep = useSelector(login, (snapshot) => snapshot.hasTag('step2'));
  const phone = sentPhone(masked);
  return (
    <section className={classes['phone']} aria-label={demoStrings.title}>
      <div className={classes['screen']}>
        <p className={classes['title']}>
          {demoStrings.title}
          {isMaskedPhone(masked) && <span className={classes['own']}>{formatPhone(phone)}</span>}
        </p>
        {number !== null && <OutgoingCall key={number} phone={phone} number={number} />}
        {number === null && isCodeStep && <IncomingCall phone={phone} />}
        {number === null && !isCodeStep && <Waiting text={demoStrings.idle} />}
      </div>
    </section>
  );
}
