import { paths } from '#routes/paths.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import classes from './not-found-page.module.css';

interface NotFoundPageProps {
  shopName?: string;
  /** Given if the shop could not be loaded, which may be temporary. */
  onRetry?: () => void;
}

/** Says that nothing exists at this address, with or without a shop. */
export function NotFoundPage({ shopName, onRetry }: NotFoundPageProps) {
  useEffect(() => {
    document.title = shopName ? `${statesStrings.notFound} — ${shopName}` : statesStrings.notFound;
  }, [shopName]);
  return (
    <Stack
      align="center"
      justify="center"
      gap="md"
      mih={shopName === undefined ? '100dvh' : '60dvh'}
      px="md"
      ta="center"
    >
      <svg className={classes['code']} viewBox="0 0 300 110" role="img" aria-label={statesStrings.notFoundCode}>
        <text x="150" y="100" textAnchor="middle">
          {statesStrings.notFoundCode}
        </text>
      </svg>
      <Title order={1}>{statesStrings.notFound}</Title>
      {onRetry && (
        <>
          <Text className={classes['text']} role="alert">
            {statesStrings.shopUnreached}
          </Text>
          <Button onClick={onRetry} size="md" mt="xs">
            {statesStrings.retry}
          </Button>
        </>
      )}
      <Button component="a" href={paths.main.getHref()} size="md" mt="xs" variant={onRetry ? 'subtle' : 'filled'}>
        {statesStrings.toMain}
      </Button>
    </Stack>
  );
}
