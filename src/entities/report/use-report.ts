import { api, unwrap } from '#api/client.ts';
import type { ReportForm } from '#contract/types.ts';
import { ApiError, isAborted } from '#lib/api-error.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reportStrings } from './report.strings.ts';

/** What to make a file of. */
export type FileForm = ReportForm & { format: Exclude<ReportForm['format'], 'json'> };

interface MadeFile {
  name: string;
  blob: Blob;
}

/** The file's name as the answer has it. */
function nameIn({ headers }: Response, { format }: ReportForm): string {
  const [, escaped = ''] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(escaped) || `${reportStrings.file}.${format}`;
}

async function makeReport(body: FileForm, signal: AbortSignal): Promise<MadeFile> {
  const call = api.POST('/report/', { body, parseAs: 'blob', signal });
  return unwrap(
    call.then((answer) => ({
      response: answer.response,
      error: answer.error,
      data: { name: nameIn(answer.response, body), blob: answer.data as Blob },
    })),
  );
}

function save({ name, blob }: MadeFile): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href, download: name });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Makes a report and saves it; `stop` gives it up, as leaving the page does. */
export function useReport() {
  const running = useRef<AbortController>(null);
  const stop = (): void => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (form: FileForm) => {
      running.current = new AbortController();
      return makeReport(form, running.current.signal);
    },
    onSuccess: (file) => {
      save(file);
      notifyNews(reportStrings.done(file.name));
    },
  });
  const refusal =
    error && !isAborted(error) ? (error instanceof ApiError && error.detail) || reportStrings.failed : null;
  return { make: mutate, stop, reset, isPending, refusal };
}
