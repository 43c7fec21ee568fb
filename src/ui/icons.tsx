// One module an icon: a dev server would have to bundle the package's barrel of 6,000.
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { icon } from './icon.tsx';

/** Alert. */
export const AlertIcon = icon(IconAlertCircle);
/** Arrow right. */
export const ArrowRightIcon = icon(IconArrowRight);
/** Arrow up. */
export const ArrowUpIcon = icon(IconArrowUp);
/** Cart. */
export const CartIcon = icon(IconShoppingBag);
/** Check. */
export const CheckIcon = icon(IconCheck);
/** Chevron right. */
export const ChevronRightIcon = icon(IconChevronRight);
/** Close. */
export const CloseIcon = icon(IconX);
/** Filter. */
export const FilterIcon = icon(IconAdjustmentsHorizontal);
/** Heart. */
export const HeartIcon = icon(IconHeart);
/** Image. */
export const ImageIcon = icon(IconPhoto);
/** Login. */
export const LoginIcon = icon(IconLogin2);
/** Menu. */
export const MenuIcon = icon(IconMenu2);
/** Minus. */
export const MinusIcon = icon(IconMinus);
/** Plus. */
export const PlusIcon = icon(IconPlus);
/** Receipt. */
export const ReceiptIcon = icon(IconReceipt);
/** Search. */
export const SearchIcon = icon(IconSearch);
/** Search off. */
export const SearchOffIcon = icon(IconSearchOff);
/** Share. */
export const ShareIcon = icon(IconShare2);
/** Speech. */
export const SpeechIcon = icon(IconMessage);
