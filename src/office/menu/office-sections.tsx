import { menuDrawer } from '#entities/shop/overlays.ts';
import { sectionsFold, toggleSections } from '#entities/shop/sections-fold.ts';
import { useIsHere } from '#entities/shop/use-is-here.ts';
import { useShop } from '#page/shop-context.tsx';
import { MenuIcon } from '#ui/icons.tsx';
import { altKey } from '#ui/keys/page-keys.ts';
import { FoldIcon } from '#ui/later-icons.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useAtom } from '@xstate/store-react';
import { Link } from 'wouter';
import { badgeText } from './badge-text.ts';
import { menuStrings } from './menu.strings.ts';
import { useSections, waitingIn, type OfficePage } from './office-pages.tsx';
import classes from './office-sections.module.css';
import { useSectionKeys } from './use-section-keys.ts';

/** From here on the window has room for the sections beside the page. */
const WIDE = '(min-width: 62em)';

function Section({ page, hint, isFolded }: { page: OfficePage; hint: string | undefined; isFolded: boolean }) {
  const badge = badgeText(waitingIn(page, useShop()));
  return (
    <Link
      href={page.href}
      className={classes['section']}
      aria-current={useIsHere(page.href, page.within)}
      title={isFolded ? menuStrings.waits(page.short, badge) : undefined}
    >
      {page.icon}
      <span className={classes['label']}>{page.short}</span>
      {hint === undefined ? badge && <span className={classes['badge']}>{badge}</span> : <kbd>{hint}</kbd>}
    </Link>
  );
}

function SideBar({ pages }: { pages: readonly OfficePage[] }) {
  const isFolded = useAtom(sectionsFold.value);
  const isHinting = useSectionKeys(pages);
  const label = isFolded ? menuStrings.unfold : menuStrings.fold;
  return (
    <nav className={classes['side']} aria-label={menuStrings.sections} data-closed={isFolded || undefined}>
      {pages.map((page, index) => (
        <Section
          key={page.href}
          page={page}
          hint={isHinting ? `${altKey} ${index + 1}` : undefined}
          isFolded={isFolded}
        />
      ))}
      <button
        type="button"
        className={classes['fold']}
        aria-expanded={!isFolded}
        aria-keyshortcuts="["
        title={`${label} — [`}
        onClick={toggleSections}
      >
        <FoldIcon />
        <span className={classes['label']}>{label}</span>
      </button>
    </nav>
  );
}

function AtHand({ page }: { page: OfficePage }) {
  const badge = badgeText(waitingIn(page, useShop()));
  return (
    <Link href={page.href} className={classes['tab']} aria-current={useIsHere(page.href, page.within)}>
      {page.icon}
      <span>{page.short}</span>
      {badge && <span className={classes['badge']}>{badge}</span>}
    </Link>
  );
}

function BottomBar({ pages }: { pages: readonly OfficePage[] }) {
  const isMenuOpen = useAtom(menuDrawer.isOpen);
  return (
    <nav className={classes['bottom']} aria-label={menuStrings.sections}>
      {pages.map((page) => page.isAtHand && <AtHand key={page.href} page={page} />)}
      <button
        type="button"
        className={classes['tab']}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={menuDrawer.open}
      >
        <MenuIcon />
        <span>{menuStrings.more}</span>
      </button>
    </nav>
  );
}

/** The office's sections: beside the page in a wide window, the most used below it in a narrow one. */
export function OfficeSections() {
  const pages = useSections();
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  return isWide ? <SideBar pages={pages} /> : <BottomBar pages={pages} />;
}
