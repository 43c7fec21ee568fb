import { useId, type ReactNode } from 'react';
import { Heading } from '../native/heading.tsx';
import classes from './titled-section.module.css';

interface TitledSectionProps {
  title: string;
  /** A link or a button beside the title. */
  action: ReactNode;
  children: ReactNode;
}

/** A section of a page, with a heading of the second level. */
export function TitledSection({ title, action, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes['head']}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <div className={classes['action']}>{action}</div>
      </div>
      {children}
    </section>
  );
}
