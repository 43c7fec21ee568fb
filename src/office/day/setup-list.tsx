import type { components } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Title, VisuallyHidden } from '@mantine/core';
import { Link } from 'wouter';
import { dayStrings } from './day.strings.ts';
import partClasses from './day-part.module.css';
import classes from './setup-list.module.css';

type Step = components['schemas']['SetupStep'];

const hrefs: Readonly<Record<Step['name'], string>> = {
  requisites: paths.settings.getHref('main'),
  delivery: paths.settings.getHref('delivery'),
  point: paths.settings.getHref('delivery-points'),
  category: paths.categories.getHref(),
  item: paths.newItem.getHref(),
  staff: paths.newCustomer.getHref(),
};

/** What a new shop needs, each line a link to where it is made. */
export function SetupList({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter((step) => step.is_done).length;
  return (
    <section className={partClasses['part']} aria-labelledby="setup-title">
      <div className={partClasses['head']}>
        <Title order={2} id="setup-title">
          {dayStrings.setup}
        </Title>
        <p className={partClasses['total']}>{dayStrings.setupDone(done, steps.length)}</p>
      </div>
      <ol className={classes['steps']} aria-labelledby="setup-title">
        {steps.map(({ name, is_done: isDone }, index) => (
          <li key={name}>
            <Link href={hrefs[name]} className={classes['step']} data-done={isDone || undefined}>
              <span className={classes['mark']} aria-hidden>
                {isDone ? <CheckIcon size={16} /> : index + 1}
              </span>
              <span className={classes['name']}>
                {isDone && <VisuallyHidden>{dayStrings.isDone}</VisuallyHidden>}
                {dayStrings.steps[name][0]}
              </span>{' '}
              <span className={classes['hint']}>{dayStrings.steps[name][1]}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
