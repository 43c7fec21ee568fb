import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { catalogueStrings } from './catalogue.strings.ts';

/** How far below the window the end of the list may be when more is wanted. */
const AHEAD = '800px';

interface LoadMoreProps {
  onWanted: () => void;
  isLoading: boolean;
  isFailed: boolean;
}

/** The end of a list that goes on: wants more when it comes near, and has a button for whoever gets there first. */
export function LoadMore({ onWanted, isLoading, isFailed }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const wanted = useRef(onWanted);
  useEffect(() => {
    wanted.current = onWanted;
  }, [onWanted]);
  const isWatching = !isLoading && !isFailed;
  useEffect(() => {
    if (!isWatching || !end.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wanted.current(), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return (
    <Group ref={end} justify="center" py="xl">
      <Stack gap="xs" align="center">
        {isFailed && <Text role="alert">{catalogueStrings.moreFailed}</Text>}
        <Button variant="light" loading={isLoading} onClick={onWanted}>
          {catalogueStrings.showMore}
        </Button>
      </Stack>
    </Group>
  );
}
