import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useShop } from '#page/shop-context.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import classes from './profile.module.css';
import { profileStrings } from './profile.strings.ts';

type Session = components['schemas']['Session'];

const sessionsQuery = queryOptions({
  queryKey: ['listSessions'],
  queryFn: ({ signal }) => unwrap(api.GET('/auth/sessions/', { signal })),
});

function SessionRow({ session }: { session: Session }) {
  const { time_zone: timeZone } = useShop();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.DELETE('/auth/sessions/{id}/', { params: { path: { id: session.id } } })),
    onSuccess: () => notifyNews(profileStrings.ended),
    onError: (error) => notifyError(error, profileStrings.endFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <li className={classes['session']}>
      <div>
        <p className={classes['device']}>{session.device}</p>
        <p className={classes['moments']}>
          {profileStrings.begun(formatDateTime(session.created_at, timeZone))}
          {!session.is_current && `. ${profileStrings.lastUsed(formatDateTime(session.last_used_at, timeZone))}`}
        </p>
      </div>
      {session.is_current ? (
        <span className={classes['current']}>{profileStrings.isCurrent}</span>
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={isPending}
          aria-label={profileStrings.endOf(session.device)}
          onClick={() => mutate()}
        >
          {profileStrings.end}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const queryClient = useQueryClient();
  const confirm = usePageActor('confirm');
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.DELETE('/auth/sessions/')),
    onSuccess: () => notifyNews(profileStrings.othersEnded),
    onError: (error) => notifyError(error, profileStrings.endFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const ask = async () => {
    question.current = new AbortController();
    const asked = { id: 'end other sessions', kind: 'endOtherSessions', name: '' };
    if (await askQuestion(confirm, asked, question.current.signal)) mutate();
  };
  return (
    <Button variant="subtle" color="red" ml={-12} loading={isPending} onClick={() => void ask()}>
      {profileStrings.endOthers}
    </Button>
  );
}

/** Where the person is signed in: one place is ended, or all others. */
export function Sessions() {
  const { data, isPending, error, refetch } = useQuery(sessionsQuery);
  return (
    <section className={classes['sessions']} aria-labelledby="sessions-title">
      <Title order={2} id="sessions-title">
        {profileStrings.sessions}
      </Title>
      <p className={classes['note']}>{profileStrings.sessionsHint}</p>
      {isPending && (
        <Stack role="status" aria-label={profileStrings.sessionsLoading} w="100%">
          <Skeleton h={48} />
          <Skeleton h={48} />
        </Stack>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className={classes['list']}>
          {data.result.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {data && data.result.length > 1 && <EndOthers />}
    </section>
  );
}
