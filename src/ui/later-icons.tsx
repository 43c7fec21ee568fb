// Only parts that load later draw these, so a first load has none of them.
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBrandOkRu from '@tabler/icons-react/dist/esm/icons/IconBrandOkRu.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandVk from '@tabler/icons-react/dist/esm/icons/IconBrandVk.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { icon } from './icon.tsx';

/** Arrow left. */
export const ArrowLeftIcon = icon(IconArrowLeft);
/** Clipboard. */
export const ClipboardIcon = icon(IconClipboard);
/** Clock. */
export const ClockIcon = icon(IconClock);
/** Grid. */
export const GridIcon = icon(IconLayoutGrid);
/** Home. */
export const HomeIcon = icon(IconHome);
/** Link. */
export const LinkIcon = icon(IconLink);
/** Logout. */
export const LogoutIcon = icon(IconLogout);
/** Odnoklassniki. */
export const OkIcon = icon(IconBrandOkRu);
/** Phone. */
export const PhoneIcon = icon(IconPhone);
/** Telegram. */
export const TelegramIcon = icon(IconBrandTelegram);
/** Trash. */
export const TrashIcon = icon(IconTrash);
/** User. */
export const UserIcon = icon(IconUser);
/** VKontakte. */
export const VkIcon = icon(IconBrandVk);
/** Wallet. */
export const WalletIcon = icon(IconWallet);
/** WhatsApp. */
export const WhatsAppIcon = icon(IconBrandWhatsapp);
