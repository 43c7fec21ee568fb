import { problemOf, required } from '#lib/rules.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import type { FormRefusal } from '#ui/form/refused-texts.ts';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

interface Draft {
  name: string;
  city: string;
}
interface Content {
  person: Draft;
}

const texts = { unexplained: 'No reason', unanswered: 'No answer' };

interface PageProps {
  known: Draft;
  sent?: Content | null;
  refusal?: FormRefusal | null;
  onSubmit: (content: Content) => void;
}

function SomeForm({ known, sent = null, refusal = null, onSubmit }: PageProps) {
  const form = useDraftForm({
    known,
    problemsOf: ({ name, city }) => ({ name: problemOf(name, required), city: problemOf(city, required) }),
    contentOf: (draft): Content => ({ person: { name: draft.name.trim(), city: draft.city.trim() } }),
    paths: { name: 'person.name', city: 'person.city' },
    sent,
    refusal,
    onSubmit,
  });
  const footer = (
    <>
      <FormRefusalText refusal={refusal} texts={texts} />
      <button type="submit">Send</button>
      <button type="button" onClick={form.reset}>
        Begin again
      </button>
    </>
  );
  return (
    <Form form={form} isBusy={false} footer={footer}>
      <TextInput label="Name" {...form.field('name')} />
      <TextInput label="City" {...form.field('city')} />
    </Form>
  );
}

function show(props: Omit<PageProps, 'onSubmit'>) {
  const submitted: Content[] = [];
  const page = (next: Omit<PageProps, 'onSubmit'>) => (
    <MantineProvider env="test">
      <SomeForm {...next} onSubmit={(content) => submitted.push(content)} />
    </MantineProvider>
  );
  const { rerender } = render(page(props));
  return { submitted, change: (next: Omit<PageProps, 'onSubmit'>) => rerender(page(next)) };
}

const name = () => screen.getByLabelText('Name');
const city = () => screen.getByLabelText('City');
const send = () => userEvent.click(screen.getByText('Send'));
const problem = 'Это поле не может быть пустым.';

it('shows what becomes known in the fields that nobody edited, and sends it with the edits', async () => {
  const { submitted, change } = show({ known: { name: 'Anna', city: 'Omsk' } });
  await userEvent.type(name(), ' B');
  change({ known: { name: 'Maria', city: 'Tomsk' } });
  expect(name()).toHaveValue('Anna B');
  expect(city()).toHaveValue('Tomsk');
  await send();
  expect(submitted).toEqual([{ person: { name: 'Anna B', city: 'Tomsk' } }]);
});

it('says nothing of an empty form before a try, then all that is wrong, and goes to the first', async () => {
  const { submitted } = show({ known: { name: '', city: '' } });
  expect(screen.queryByText(problem)).toBeNull();
  await send();
  expect(screen.getAllByText(problem)).toHaveLength(2);
  expect(name()).toHaveFocus();
  await userEvent.type(name(), 'Anna');
  expect(name()).toBeValid();
  expect(city()).toBeInvalid();
  await send();
  expect(city()).toHaveFocus();
  expect(submitted).toEqual([]);
  await userEvent.click(screen.getByText('Begin again'));
  expect(name()).toHaveValue('');
  expect(screen.queryByText(problem)).toBeNull();
});

it("shows the server's texts at their fields until these change, and goes to the first", async () => {
  const known = { name: 'Anna', city: 'Omsk' };
  const { change } = show({ known });
  const fields = { 'person.city': 'Where is it?' };
  change({ known, sent: { person: known }, refusal: { isAnswered: true, code: 'validation', detail: '', fields } });
  expect(screen.getByText('No reason')).toBeVisible();
  expect(screen.getByText('Where is it?')).toBeVisible();
  expect(city()).toHaveFocus();
  await userEvent.type(city(), ' ');
  expect(screen.getByText('Where is it?')).toBeVisible();
  await userEvent.type(city(), 'k');
  expect(screen.queryByText('Where is it?')).toBeNull();
  expect(screen.getByText('No reason')).toBeVisible();
});

it('distinguishes a lost answer from one without a detail', () => {
  const known = { name: 'Anna', city: 'Omsk' };
  show({ known, sent: { person: known }, refusal: { isAnswered: false, code: '', detail: '', fields: {} } });
  expect(screen.getByText('No answer')).toHaveFocus();
});
