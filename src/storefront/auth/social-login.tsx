import type { ActorRefFrom } from 'xstate';
import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import type { SocialProvider } from '#machines/auth/social-login.machine.ts';
import { OkIcon, VkIcon } from '#ui/later-icons.tsx';
import { useShop } from '#page/shop-context.tsx';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import { authStrings } from './auth.strings.ts';
import classes from './social-login.module.css';

const networks = {
  'vk-oauth2': { name: authStrings.social.vk, Icon: VkIcon, color: 'vk' },
  'odnoklassniki-oauth2': { name: authStrings.social.ok, Icon: OkIcon, color: 'ok' },
} as const;

interface ProviderButtonProps {
  actor: ActorRefFrom<typeof socialLoginMachine>;
  provider: SocialProvider;
}

/** A ref for a button that is disabled while it works: returns the focus that it lost by that. */
function useFocusBack(isBusy: boolean, isIdle: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && isIdle && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy, isIdle]);
  return button;
}

function ProviderButton({ actor, provider }: ProviderButtonProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') && snapshot.context.provider === provider);
  const isIdle = useSelector(actor, (snapshot) => !snapshot.hasTag('busy'));
  const button = useFocusBack(isBusy, isIdle);
  const canChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'provider.chosen', provider }));
  const { name, Icon, color } = networks[provider];
  return (
    <Button
      ref={button}
      variant="default"
      size="md"
      fullWidth
      loading={isBusy}
      disabled={!canChoose && !isBusy}
      leftSection={<Icon size={22} className={classes[color]} />}
      aria-label={authStrings.social.through(name)}
      onClick={() => actor.send({ type: 'provider.chosen', provider })}
    >
      {name}
    </Button>
  );
}

/** A button for each social network that the shop offers for sign-in. */
export function SocialLogin({ actor }: { actor: ActorRefFrom<typeof socialLoginMachine> }) {
  const { social_providers: providers } = useShop();
  if (providers.length === 0) return null;
  return (
    <div className={classes['ways']} role="group" aria-label={authStrings.social.title}>
      <p className={classes['or']} aria-hidden>
        {authStrings.social.or}
      </p>
      {providers.map((provider) => (
        <ProviderButton key={provider} actor={actor} provider={provider} />
      ))}
    </div>
  );
}
