// Only parts that load later draw these, so a first load has none of them.
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBrandOkRu from '@tabler/icons-react/dist/esm/icons/IconBrandOkRu.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandVk from '@tabler/icons-react/dist/esm/icons/IconBrandVk.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { icon } from './icon.tsx';

/** Address book. */
export const AddressBookIcon = icon(IconAddressBook);
/** Arrow left. */
export const ArrowLeftIcon = icon(IconArrowLeft);
/** Chevron left. */
export const ChevronLeftIcon = icon(IconChevronLeft);
/** Chevron down. */
export const ChevronDownIcon = icon(IconChevronDown);
/** Clipboard. */
export const ClipboardIcon = icon(IconClipboard);
/** Clock. */
export const ClockIcon = icon(IconClock);
/** Columns. */
export const ColumnsIcon = icon(IconColumns);
/** Fold to one side. */
export const FoldIcon = icon(IconLayoutSidebarLeftCollapse);
/** Grid. */
export const GridIcon = icon(IconLayoutGrid);
/** A handle to drag by. */
export const GripIcon = icon(IconGripVertical);
/** Home. */
export const HomeIcon = icon(IconHome);
/** List. */
export const ListIcon = icon(IconList);
/** Link. */
export const LinkIcon = icon(IconLink);
/** Lock. */
export const LockIcon = icon(IconLock);
/** Logout. */
export const LogoutIcon = icon(IconLogout);
/** Odnoklassniki. */
export const OkIcon = icon(IconBrandOkRu);
/** Package. */
export const PackageIcon = icon(IconPackage);
/** Pencil. */
export const PencilIcon = icon(IconPencil);
/** Phone. */
export const PhoneIcon = icon(IconPhone);
/** Printer. */
export const PrinterIcon = icon(IconPrinter);
/** Settings. */
export const SettingsIcon = icon(IconSettings);
/** Telegram. */
export const TelegramIcon = icon(IconBrandTelegram);
/** Store. */
export const StoreIcon = icon(IconBuildingStore);
/** Trash. */
export const TrashIcon = icon(IconTrash);
/** Truck. */
export const TruckIcon = icon(IconTruck);
/** User. */
export const UserIcon = icon(IconUser);
/** Users. */
export const UsersIcon = icon(IconUsers);
/** VKontakte. */
export const VkIcon = icon(IconBrandVk);
/** Wallet. */
export const WalletIcon = icon(IconWallet);
/** WhatsApp. */
export const WhatsAppIcon = icon(IconBrandWhatsapp);
/** A spreadsheet. */
export const SheetIcon = icon(IconTable);
