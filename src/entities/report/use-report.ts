import { api, unwrap } from '#api/client.ts';
import type { ReportForm } from '#contract/types.ts';
import { ApiError, isAborted } from '#lib/api-error.ts';
import { fileNameOf, type MadeFile, saveFile } from '#lib/save-file.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reportStrings } from './report.strings.ts';

/** What to make a file of. */
export type FileForm = ReportForm & { format: Exclude<ReportForm['format'], 'json'> };

async function makeReport(body: FileForm, signal: AbortSignal): Promise<MadeFile> {
  const call = api.POST('/report/', { body, parseAs: 'blob', signal });
  return unwrap(
    call.then((answer) => ({
      response: answer.response,
      error: answer.error,
      data: { name: fileNameOf(answer.response, `${reportStrings.file}.${body.format}`), blob: answer.data as Blob },
    })),
  );
}

/** Why a report was not made; null for one that was given up. */
const refusalOf = (error: Error | null): string | null =>
  error && !isAborted(error) ? (error instanceof ApiError && error.detail) || reportStrings.failed : null;

/** Makes a report and saves it; `stop` gives it up, as leaving the page does. A refusal is told to `onRefused` too. */
export function useReport(onRefused?: (refusal: string) => void) {
  const running = useRef<AbortController>(null);
  const stop = (): void => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (form: FileForm) => {
      running.current = new AbortController();
      return makeReport(form, running.current.signal);
    },
    onSuccess: (file) => {
      saveFile(file);
      notifyNews(reportStrings.done(file.name));
    },
    onError: (failure) => {
      const refusal = refusalOf(failure);
      if (refusal !== null) onRefused?.(refusal);
    },
  });
  return { make: mutate, stop, reset, isPending, refusal: refusalOf(error) };
}
