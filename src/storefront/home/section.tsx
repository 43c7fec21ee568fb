import { ArrowRightIcon } from '#ui/icons.tsx';
import { TitledSection } from '#ui/section/titled-section.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { homeStrings } from './home.strings.ts';

interface SectionProps {
  title: string;
  /** The address of the whole list. */
  href: string;
  children: ReactNode;
}

/** A titled section of the front page, with the way to the whole list. */
export function Section({ title, href, children }: SectionProps) {
  const whole = (
    <Link href={href} aria-label={`${homeStrings.all}: ${title}`}>
      {homeStrings.all}
      <ArrowRightIcon size={18} />
    </Link>
  );
  return (
    <TitledSection title={title} action={whole}>
      {children}
    </TitledSection>
  );
}
