import type { ReactNode, SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/* @__NO_SIDE_EFFECTS__ */
function icon(name: string, drawing: ReactNode) {
  function Icon({ size = 22, ...props }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {drawing}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}

/** Menu. */
export const MenuIcon = icon('MenuIcon', <path d="M4 7h16M4 12h16M4 17h10" />);
/** Search. */
export const SearchIcon = icon(
  'SearchIcon',
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.3-4.3" />
  </>,
);
/** Cart. */
export const CartIcon = icon(
  'CartIcon',
  <>
    <path d="M6.3 8h11.4l1.1 10.2A2 2 0 0 1 16.8 20.5H7.2a2 2 0 0 1-2-2.3z" />
    <path d="M9 10.5V7a3 3 0 0 1 6 0v3.5" />
  </>,
);
/** Heart. */
export const HeartIcon = icon(
  'HeartIcon',
  <path d="M12 20S3.5 15.2 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8C20.5 15.2 12 20 12 20z" />,
);
/** Close. */
export const CloseIcon = icon('CloseIcon', <path d="m6 6 12 12M18 6 6 18" />);
/** Home. */
export const HomeIcon = icon(
  'HomeIcon',
  <>
    <path d="m4 11 8-7 8 7v7.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z" />
    <path d="M9.5 20v-6h5v6" />
  </>,
);
/** Grid. */
export const GridIcon = icon(
  'GridIcon',
  <>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.5" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5" />
    <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5" />
  </>,
);
/** Receipt. */
export const ReceiptIcon = icon(
  'ReceiptIcon',
  <>
    <path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2z" />
    <path d="M9.5 8.5h5M9.5 12.5h5" />
  </>,
);
/** Clipboard. */
export const ClipboardIcon = icon(
  'ClipboardIcon',
  <>
    <rect x="5" y="5" width="14" height="16" rx="2" />
    <path d="M9 5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5H9zM9 12h6M9 16h4" />
  </>,
);
/** Wallet. */
export const WalletIcon = icon(
  'WalletIcon',
  <>
    <path d="M18 7.5V5.5a1.5 1.5 0 0 0-1.5-1.5H6a2 2 0 0 0 0 4h12.5A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5H6a2 2 0 0 1-2-2V6" />
    <path d="M20 12h-3.5a2 2 0 0 0 0 4H20" />
  </>,
);
/** Login. */
export const LoginIcon = icon(
  'LoginIcon',
  <>
    <path d="M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4" />
    <path d="M4 12h11m-4-4 4 4-4 4" />
  </>,
);
/** Logout. */
export const LogoutIcon = icon(
  'LogoutIcon',
  <>
    <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4" />
    <path d="M20 12H9m7-4 4 4-4 4" />
  </>,
);
/** User. */
export const UserIcon = icon(
  'UserIcon',
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </>,
);
/** Phone. */
export const PhoneIcon = icon(
  'PhoneIcon',
  <path d="M5 4h3.6l1.6 4.3-2.2 1.5a11 11 0 0 0 6.2 6.2l1.5-2.2L20 15.4V19a1.7 1.7 0 0 1-1.8 1.7A15.5 15.5 0 0 1 3.3 5.8 1.7 1.7 0 0 1 5 4" />,
);
/** Arrow up. */
export const ArrowUpIcon = icon('ArrowUpIcon', <path d="M12 19V5m-6 6 6-6 6 6" />);
/** Arrow left. */
export const ArrowLeftIcon = icon('ArrowLeftIcon', <path d="M19 12H5m6-6-6 6 6 6" />);
/** Arrow right. */
export const ArrowRightIcon = icon('ArrowRightIcon', <path d="M5 12h14m-6-6 6 6-6 6" />);
/** Chevron right. */
export const ChevronRightIcon = icon('ChevronRightIcon', <path d="m9 6 6 6-6 6" />);
/** Plus. */
export const PlusIcon = icon('PlusIcon', <path d="M12 5v14M5 12h14" />);
/** Minus. */
export const MinusIcon = icon('MinusIcon', <path d="M5 12h14" />);
/** Trash. */
export const TrashIcon = icon(
  'TrashIcon',
  <>
    <path d="M4.5 6.5h15M9.5 6.5V5A1.5 1.5 0 0 1 11 3.5h2A1.5 1.5 0 0 1 14.5 5v1.5M6 6.5l.8 12A2 2 0 0 0 8.8 20.5h6.4a2 2 0 0 0 2-2l.8-12" />
    <path d="M10 11v5M14 11v5" />
  </>,
);
/** Check. */
export const CheckIcon = icon('CheckIcon', <path d="m5 12.5 4.5 4.5L19 7.5" />);
/** Alert. */
export const AlertIcon = icon(
  'AlertIcon',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8v4.5M12 15.8v.1" />
  </>,
);
/** Image. */
export const ImageIcon = icon(
  'ImageIcon',
  <>
    <rect x="4" y="4" width="16" height="16" rx="2.5" />
    <circle cx="9" cy="9.5" r="1.5" />
    <path d="m4.5 17 4.5-4 3.5 3 3-2.5 4 3.5" />
  </>,
);
/** Clock. */
export const ClockIcon = icon(
  'ClockIcon',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3 2" />
  </>,
);
/** The letters of VKontakte. */
export const VkIcon = icon('VkIcon', <path d="m3 7 4.2 10L11 7m3 0v10m6-10-5.5 5 6 5" />);
/** The little man of Odnoklassniki. */
export const OkIcon = icon(
  'OkIcon',
  <>
    <circle cx="12" cy="7" r="3.5" />
    <path d="M7.5 13.2c2.8 1.9 6.2 1.9 9 0M12 14.8v.4M7.8 20.5l4.2-4.4 4.2 4.4" />
  </>,
);
/** Filter. */
export const FilterIcon = icon(
  'FilterIcon',
  <>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="8" cy="17" r="2.5" />
  </>,
);
/** Share. */
export const ShareIcon = icon(
  'ShareIcon',
  <>
    <path d="M12 15V4m-4 4 4-4 4 4" />
    <path d="M6.5 11H6a1.5 1.5 0 0 0-1.5 1.5v6A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-6A1.5 1.5 0 0 0 18 11h-.5" />
  </>,
);
/** Link. */
export const LinkIcon = icon(
  'LinkIcon',
  <>
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1" />
    <path d="M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  </>,
);
/** Speech. */
export const SpeechIcon = icon(
  'SpeechIcon',
  <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V17h-1A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5z" />,
);
/** Telegram's paper plane. */
export const TelegramIcon = icon('TelegramIcon', <path d="m3.5 11.5 17-7-3 15-5-4-3 3-.5-5 7-6.5-9 5.8z" />);
/** WhatsApp's receiver in a bubble. */
export const WhatsAppIcon = icon(
  'WhatsAppIcon',
  <>
    <path d="m4 20 1.2-3.9a8.3 8.3 0 1 1 3 2.8z" />
    <path d="M9 8.5c-.6 3 2.5 6.4 6 6.3l.9-1.6-2-1-1 .9c-1-.4-1.7-1.1-2.1-2.1l.9-1-1-1.9z" />
  </>,
);
