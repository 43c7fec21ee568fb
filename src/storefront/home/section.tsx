import { ArrowRightIcon } from '#ui/icons.tsx';
import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { homeStrings } from './home.strings.ts';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** The address of the whole list. */
  href: string;
  children: ReactNode;
}

/** A titled section of the front page. */
export function Section({ title, href, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes['head']}>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Link href={href} className={classes['all']} aria-label={`${homeStrings.all}: ${title}`}>
          {homeStrings.all}
          <ArrowRightIcon size={18} />
        </Link>
      </div>
      {children}
    </section>
  );
}
