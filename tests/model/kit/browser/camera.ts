import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { PICTURES } from './film.ts';
import { RECORD_FOLDER } from '#tests/model/kit/record.ts';

/** Smaller than the page, and still read. */
const [SCALE, QUALITY] = [0.75, 18];

/** Takes pictures of a page while somebody records the walk; none otherwise. */
export class Camera {
  private readonly page: Page;
  private readonly folder = process.env[RECORD_FOLDER];
  private session: Promise<CDPSession> | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  get isOn(): boolean {
    return this.folder !== undefined;
  }

  /** The name of a picture of what is on the screen now; empty where nobody records. */
  async take(): Promise<string> {
    if (this.folder === undefined) return '';
    this.session ??= this.page.context().newCDPSession(this.page);
    const { width, height } = this.page.viewportSize() ?? { width: 360, height: 780 };
    // Playwright's own screenshots know no WebP, which takes half the bytes of a JPEG.
    const { data } = await (
      await this.session
    ).send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, width, height, scale: SCALE },
    });
    const bytes = Buffer.from(data, 'base64');
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`;
    mkdirSync(join(this.folder, PICTURES), { recursive: true });
    writeFileSync(join(this.folder, PICTURES, name), bytes);
    return name;
  }
}
