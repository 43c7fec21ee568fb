import { Form } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

interface Draft {
  name: string;
}

function SomeForm({ name, onSubmit }: Draft & { onSubmit: (draft: Draft) => void }) {
  const known = { name };
  const form = useDraftForm({
    known,
    problemsOf: () => ({ name: undefined }),
    contentOf: (draft): Draft => draft,
    paths: { name: 'name' },
    sent: null,
    refusal: null,
    onSubmit,
  });
  const theirs = useTheirs<Draft, Draft, typeof form>({ form, known, shown: (field) => known[field] });
  return (
    <Form form={theirs.form} isBusy={false} footer={<button type="submit">Send</button>}>
      <TextInput label="Name" {...theirs.fieldOf('name')} />
    </Form>
  );
}

function show(name: string) {
  const submitted: Draft[] = [];
  const page = (known: string) => (
    <MantineProvider env="test">
      <SomeForm name={known} onSubmit={(draft) => submitted.push(draft)} />
    </MantineProvider>
  );
  const { rerender } = render(page(name));
  return { submitted, become: (next: string) => rerender(page(next)) };
}

const field = () => screen.getByLabelText('Name');
const send = () => userEvent.click(screen.getByText('Send'));

it('asks which one to take where both have changed a field, and sends nothing before', async () => {
  const { submitted, become } = show('Анна');
  await userEvent.type(field(), ' К.');
  become('Ольга');
  await send();
  expect(submitted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Взять' }));
  expect(field()).toHaveValue('Ольга');
  await send();
  expect(submitted).toEqual([{ name: 'Ольга' }]);
});

it('keeps what was typed where that is chosen', async () => {
  const { submitted, become } = show('Анна');
  await userEvent.type(field(), ' К.');
  become('Ольга');
  await userEvent.click(screen.getByRole('button', { name: 'Оставить моё' }));
  await send();
  expect(submitted).toEqual([{ name: 'Анна К.' }]);
});

it('asks nothing where the field followed the change before it was typed over', async () => {
  const { submitted, become } = show('Анна');
  become('Ольга');
  expect(field()).toHaveValue('Ольга');
  await userEvent.type(field(), ' П.');
  expect(screen.queryByRole('button', { name: 'Взять' })).toBeNull();
  await send();
  expect(submitted).toEqual([{ name: 'Ольга П.' }]);
});
