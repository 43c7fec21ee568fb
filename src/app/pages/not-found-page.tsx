import { paths } from '#routes/paths.ts';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button, ButtonLink } from '#ui/native/button.tsx';
import { Heading } from '#ui/native/heading.tsx';
import { Text } from '#ui/native/text.tsx';
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
    <div className={classes['page']} data-alone={shopName === undefined || undefined}>
      <svg className={classes['code']} viewBox="0 0 300 110" role="img" aria-label={statesStrings.notFoundCode}>
        <text x="150" y="100" textAnchor="middle">
          {statesStrings.notFoundCode}
        </text>
      </svg>
      <Heading level={1}>{statesStrings.notFound}</Heading>
      {onRetry && (
        <>
          <Text className={classes['text']} role="alert">
            {statesStrings.shopUnreached}
          </Text>
          <Button onClick={onRetry} size="md" className={classes['button']}>
            {statesStrings.retry}
          </Button>
        </>
      )}
      <ButtonLink
        reload
        href={paths.main.getHref()}
        size="md"
        className={classes['button']}
        variant={onRetry ? 'subtle' : 'filled'}
      >
        {statesStrings.toMain}
      </ButtonLink>
    </div>
  );
}
