import { keepTogether } from '#lib/no-break.ts';
import { paths } from '#routes/paths.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { useShop } from '#page/shop-context.tsx';
import { ButtonLink } from '#ui/native/button.tsx';
import { Heading } from '#ui/native/heading.tsx';
import type { components } from '#contract/types.ts';
import { useState, type ReactNode } from 'react';
import classes from './hero.module.css';
import { homeStrings } from './home.strings.ts';

const PICTURES = 3;
const SIZES = '(min-width: 62em) 236px, 30vw';

interface HeroProps {
  categories: readonly components['schemas']['Category'][];
  /** Whether the categories are still to come: their pictures' place is kept free. */
  isPending: boolean;
  /** Lies over it. */
  corner?: ReactNode;
}

/** The shop's introduction, with pictures of a few categories. */
export function Hero({ categories, isPending, corner }: HeroProps) {
  const { name, description } = useShop();
  const [lost, setLost] = useState<readonly number[]>([]);
  const pictures = categories
    .flatMap(({ id, image }) => (image && !lost.includes(id) ? [{ id, image }] : []))
    .slice(0, PICTURES);
  return (
    <section className={classes['hero']} aria-labelledby="shop-name">
      <div className={classes['words']}>
        <Heading level={1} id="shop-name" className={classes['name']}>
          {name}
        </Heading>
        {description && <p className={classes['description']}>{keepTogether(description)}</p>}
        <ButtonLink
          className={classes['link']}
          href={paths.catalog.getHref()}
          size="lg"
          variant="white"
          rightSection={<ArrowRightIcon size={20} />}
        >
          {homeStrings.toCatalogue}
        </ButtonLink>
      </div>
      {(isPending || pictures.length > 0) && (
        <div className={classes['pictures']} aria-hidden>
          {pictures.map(({ id, image }) => (
            <img
              key={id}
              src={image.url}
              srcSet={image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
              sizes={SIZES}
              alt=""
              width={240}
              height={240}
              fetchPriority="high"
              onError={() => setLost((before) => [...before, id])}
            />
          ))}
        </div>
      )}
      {corner}
    </section>
  );
}
