import type { Locator } from 'playwright-core';
import type { Camera } from './camera.ts';
import type { Box } from './film.ts';

/** A person's hand: what it presses last in a step is outlined in the report. */
export class Hand {
  private readonly camera: Camera;
  private pressed: { picture: string; box: Box } | undefined;

  constructor(camera: Camera) {
    this.camera = camera;
  }

  /** What was pressed since this was last asked. */
  taken(): { picture: string; box: Box } | undefined {
    const { pressed } = this;
    this.pressed = undefined;
    return pressed;
  }

  async click(control: Locator): Promise<void> {
    await this.look(control);
    await control.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.look(field);
    // What stands there already would be no change.
    if ((await field.inputValue()) === text) await field.fill('');
    await field.fill(text);
  }

  private async look(control: Locator): Promise<void> {
    if (!this.camera.isOn) return;
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) return;
    const { x, y, width, height } = box;
    const rounded = [Math.round(x), Math.round(y), Math.round(width), Math.round(height)] as const;
    this.pressed = { picture: await this.camera.take(), box: rounded };
  }
}
