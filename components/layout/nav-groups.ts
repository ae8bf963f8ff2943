// The sidebar's table of contents: a group, its screens, in the order they are shown.
import {
  CalendarSyncIcon,
  ChartColumnIcon,
  CreditCardIcon,
  FilePlusIcon,
  LayoutListIcon,
  type LucideIcon,
  NavigationIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  StarIcon,
  Undo2Icon,
  UserRoundIcon,
} from "lucide-react";

export interface NavItem {
  label: string;
  href: string;
  icon: LucideIcon;
  /** A screen of it that lies below another item's address. */
  elsewhere?: string;
}

export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}

/** What the platform's administrator has besides. */
export const adminGroup: NavGroup = {
  label: "Platform",
  items: [{ label: "Administration", href: "/admin", icon: ShieldCheckIcon, elsewhere: "/refund-requests/queue" }],
};

/** The screen of one's own account, reached by one's name. */
export const profileItem: NavItem = { label: "Profile", href: "/profile", icon: UserRoundIcon };

/** A group without items is not shown. */
export const navGroups: readonly NavGroup[] = [
  {
    label: "Mortuary Transport",
    items: [
      { label: "Dashboard", href: "/dashboard", icon: LayoutListIcon },
      { label: "New Request", href: "/new-request", icon: FilePlusIcon },
      { label: "GPS Tracking", href: "/tracking", icon: NavigationIcon },
      { label: "Reviews", href: "/reviews", icon: StarIcon },
      { label: "Analytics", href: "/analytics", icon: ChartColumnIcon },
    ],
  },
  {
    label: "Billing",
    items: [
      { label: "One-Time Payment", href: "/checkout", icon: CreditCardIcon },
      { label: "Subscribe", href: "/subscribe", icon: CalendarSyncIcon },
      { label: "Transactions", href: "/transactions", icon: ReceiptTextIcon },
      { label: "Refund Requests", href: "/refund-requests", icon: Undo2Icon },
    ],
  },
];

const allItems = [...[...navGroups, adminGroup].flatMap((group) => group.items), profileItem];

/** The item whose screen `pathname` is or lies below; none where the sidebar does not know it. */
function findItem(pathname: string): NavItem | undefined {
  const isOf = ({ href }: NavItem) => pathname === href || pathname.startsWith(`${href}/`);
  return allItems.find(({ elsewhere }) => elsewhere === pathname) ?? allItems.find(isOf);
}

/** Whether `pathname` is the item's screen or lies below it. */
export const isCurrent = (item: NavItem, pathname: string): boolean => findItem(pathname) === item;

/** The label of the screen at `pathname`, if the sidebar knows it. */
export const findScreenLabel = (pathname: string): string | null => findItem(pathname)?.label ?? null;
