import { lstat, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBackup } from '#server/backup/manifest.ts';
import { saveBackup } from '#server/backup/save-backup.ts';
import { save as saveTo } from '#server/commands/backup-command.ts';
import { systemClock } from '#server/ports/clock.ts';
import { BackupDesk } from '#tests/support/server/backup-desk.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeOnEachEngine('the folder of a copy', (engine) => {
  let desk: BackupDesk;
  let db: TestDatabase;
  let pictures: string;

  beforeAll(async () => {
    desk = await BackupDesk.open();
    db = await freshDatabase(engine);
    await SmallShop.open(db);
    pictures = await desk.files({ 'up/ab/cup-320.webp': 'small', 'up/ab/cup-640.webp': 'large' });
  });
  afterAll(async () => {
    await db.close();
    await desk.close();
  });

  it('is not saved where there is nothing to save, or over other files', async () => {
    const empty = await freshDatabase('pglite');
    await expect(desk.save(empty)).rejects.toMatchObject({ problem: 'nothing_to_save' });
    await empty.close();
    const folder = await desk.files({ 'letter.txt': 'mine' });
    await expect(saveBackup({ db, filesFolder: pictures, at: new Date() }, folder)).rejects.toMatchObject({
      problem: 'not_empty',
    });
    expect(await readFile(join(folder, 'letter.txt'), 'utf8')).toBe('mine');
  });

  it('removes nothing that is beside it, and takes no name that another copy has taken meanwhile', async () => {
    const beside = await desk.files({ 'monday.part/letter.txt': 'mine' });
    const save = () => saveBackup({ db, filesFolder: pictures, at: new Date() }, join(beside, 'monday'));
    const ends = await Promise.allSettled([save(), save()]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = ends.find((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject({ problem: 'not_empty' });
    expect((await checkBackup(join(beside, 'monday'))).pictures).toHaveLength(2);
    expect((await readdir(beside)).toSorted()).toEqual(['monday', 'monday.part']);
    expect(await readFile(join(beside, 'monday.part/letter.txt'), 'utf8')).toBe('mine');
    expect((await stat(join(beside, 'monday'))).mode & 0o777).toBe(0o700);
  });

  it('may be there, as long as it is empty', async () => {
    const folder = desk.newPath();
    await mkdir(folder);
    await saveBackup({ db, filesFolder: pictures, at: new Date() }, folder);
    expect((await checkBackup(folder)).pictures).toHaveLength(2);
  });

  it('may be a link to an empty one, which it stays', async () => {
    const [folder, link] = [desk.newPath(), desk.newPath()];
    await mkdir(folder);
    await symlink(folder, link, 'dir');
    await saveBackup({ db, filesFolder: pictures, at: new Date() }, link);
    expect((await checkBackup(folder)).pictures).toHaveLength(2);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
  });

  it('is told with those that savings cut off before have left beside it, which stay', async () => {
    const dataDir = await desk.files({
      'monday.part-Ab1xY9/tables/left': '',
      'monday.part-letters/mine': '',
      'tuesday.part-Ab1xY9/tables/left': '',
      'monday.part-Cd2zW8': 'a file',
    });
    const save = () => saveTo({ db, clock: systemClock, settings: { dataDir } }, join(dataDir, 'monday'));
    const told =
      `Рядом осталась папка незаконченного сохранения: «${dataDir}/monday.part-Ab1xY9». ` +
      'Если сейчас в\u00A0неё не пишет другая команда, сохранение прервалось, и\u00A0папку можно удалить.';
    const answer = (await save()).split('\n');
    expect(answer).toEqual([expect.stringMatching(/^Копия сохранена за /), told]);
    await expect(save()).rejects.toThrow(
      `В папке «${dataDir}/monday» уже что-то есть. Укажите новую или пустую.\n${told}`,
    );
    expect(await readdir(join(dataDir, 'monday.part-Ab1xY9/tables'))).toEqual(['left']);
  });
});
