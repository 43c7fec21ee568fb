interface ShopClock {
  /** The shop's clock at this moment, as the milliseconds of a clock in UTC that shows the same. */
  clockAt: (at: Date) => number;
  /** The shop's day: `22.11.2026`. */
  dayAt: (at: Date) => string;
}

/** The clock of a shop's time zone. */
export function shopClock(timeZone: string): ShopClock {
  const format = new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const partsAt = (at: Date) => Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    clockAt: (at) => {
      const { year, month, day, hour, minute } = partsAt(at);
      return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
    },
    dayAt: (at) => {
      const { year, month, day } = partsAt(at);
      return `${day}.${month}.${year}`;
    },
  };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** What the shop's clock shows, from its milliseconds: `22.11.2026 14:30`. */
export function momentText(clock: number): string {
  const at = new Date(clock);
  const day = `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`;
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}
