import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { saveFile } from '#lib/save-file.ts';
import { notifyError, notifyNews } from '#ui/notifier/notifier.ts';
import { Button, Loader, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { exportItems, type ExportQuery } from './item-files.queries.ts';
import { itemFilesStrings } from './item-files.strings.ts';

const kinds: readonly { label: string; as: ExportQuery }[] = [
  { label: itemFilesStrings.exportXlsx, as: { format: 'xlsx' } },
  { label: itemFilesStrings.exportCsv, as: { format: 'csv' } },
  { label: itemFilesStrings.exportOldCsv, as: { format: 'csv', encoding: 'windows-1251' } },
];

/** Saves what a list has with these filters, in its order, as a file. */
export function ExportMenu({ listed }: { listed: ExportQuery }) {
  const { mutate, isPending } = useMutation({
    mutationFn: exportItems,
    onSuccess: (file) => {
      saveFile(file);
      notifyNews(itemFilesStrings.exported(file.name));
    },
    onError: (error) => notifyError(error, itemFilesStrings.exportFailed),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {/* Not disabled meanwhile: the menu that closes gives the focus back to it. */}
        <Button
          variant="default"
          aria-label={itemFilesStrings.exportLabel}
          aria-busy={isPending}
          {...(isPending && { leftSection: <Loader size={16} /> })}
        >
          {itemFilesStrings.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(({ label, as }) => (
          <Menu.Item key={label} disabled={isPending} onClick={() => mutate({ ...listed, ...as })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
