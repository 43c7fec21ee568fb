/** Another process holds the lock of the data folder. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  /** The process that holds it; null where that can't be told. */
  readonly pid: number | null;

  constructor(folder: string, pid: number | null) {
    const holder = pid === null ? '' : ` (процесс ${pid})`;
    super(
      `Папка базы данных «${folder}» уже открыта другой запущенной программой${holder}. ` +
        'Остановите её и запустите снова.',
    );
    this.pid = pid;
  }
}

/** The lock of the data folder was lost while the program was running. */
export class DatabaseLockLostError extends Error {
  override readonly name = 'DatabaseLockLostError';

  constructor(folder: string) {
    super(
      `Блокировка папки базы данных «${folder}» перешла к другой программе. ` +
        'Работа остановлена, чтобы не повредить данные.',
    );
  }
}

/** The embedded database stopped by itself, for example because the disk is full. */
export class DatabaseStoppedError extends Error {
  override readonly name = 'DatabaseStoppedError';

  constructor(reason: string) {
    super(`База данных остановилась: ${reason}. Подтверждённые записи целы; устраните причину и запустите снова.`);
  }
}

/** PostgreSQL couldn't be reached or refused the connection at the start. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';

  constructor(address: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Не удалось подключиться к PostgreSQL (${address}): ${reason}`, { cause });
  }
}
