// The search over every signed-in screen: by name, case ID, address or phone; '/' goes to it, Escape leaves it.
"use client";

import { SearchIcon, XIcon } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { searchAddress } from "./dashboard-address";
import { useListFilter } from "./use-list-filter";

/** How long typing rests before it is searched for, in milliseconds. */
const restMs = 250;

/** Whether a key belongs to what has the focus, or to a dialog that stands open. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]') !== null) return true;
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Calls `onSlash` for a '/' that nothing else wants. */
function useSlash(onSlash: () => void) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      event.preventDefault();
      onSlash();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onSlash]);
}

/** What stands in the field: what is typed, until the address says something else. */
function useSearchText() {
  const router = useRouter();
  const isDashboard = usePathname() === "/dashboard";
  const { q, search } = useListFilter();
  const found = isDashboard ? q : "";
  const [typed, setTyped] = useState({ text: found, over: found });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isDashboard) return undefined;
    const forget = () => clearTimeout(timer.current);
    // A search would come between a link and the screen it leads to.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a:not([download])") !== null) forget();
    };
    window.addEventListener("click", onClick, true);
    return () => {
      forget();
      window.removeEventListener("click", onClick, true);
    };
  }, [isDashboard]);
  const text = typed.over === found ? typed.text : found;
  const send = (next: string) => {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (isDashboard) {
      setTyped({ text: next, over: wanted });
      search(wanted);
    } else if (wanted !== "") router.push(searchAddress(wanted));
  };
  const type = (next: string) => {
    clearTimeout(timer.current);
    setTyped({ text: next, over: found });
    // Elsewhere a search leaves the screen, which Enter alone may do.
    if (isDashboard) timer.current = setTimeout(() => send(next), next === "" ? 0 : restMs);
  };
  return { text, type, send };
}

export function SearchBox() {
  const { text, type, send } = useSearchText();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // On a phone the field has no size before it is open.
  const open = useCallback(() => {
    setOpen(true);
    requestAnimationFrame(() => field.current?.focus());
  }, []);
  useSlash(open);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const clear = () => {
    send("");
    type("");
    field.current?.focus();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (text !== "") return clear();
    field.current?.blur();
    if (isOpen) close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
    if (!isOpen) return;
    setOpen(false);
    field.current?.blur();
  };
  return (
    <>
      <div
        role="search"
        className={cn(
          "min-w-0 flex-1 md:max-w-105",
          isOpen ? "max-md:absolute max-md:inset-0 max-md:z-10 max-md:flex max-md:bg-background" : "max-md:hidden",
        )}
      >
        <form onSubmit={submit} className="relative flex w-full items-center max-md:gap-1 max-md:px-2">
          <SearchIcon
            aria-hidden
            className="pointer-events-none absolute left-3 size-4 text-muted-foreground max-md:left-5"
          />
          <Input
            ref={field}
            type="search"
            name="q"
            value={text}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-label="Search requests"
            aria-keyshortcuts="/"
            placeholder="Name, case ID, address or phone"
            className="peer px-9 text-ellipsis [&::-webkit-search-cancel-button]:hidden"
            onChange={({ target }) => type(target.value)}
            onKeyDown={onEscape}
          />
          {text === "" ? (
            <Kbd className="pointer-events-none absolute right-2.5 peer-focus:hidden">/</Kbd>
          ) : (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label="Clear search"
              className="absolute right-0.5 pointer-coarse:right-0 max-md:static"
              onClick={clear}
            >
              <XIcon aria-hidden />
            </Button>
          )}
          {isOpen ? (
            <Button variant="ghost" className="md:hidden" onClick={close}>
              Close
            </Button>
          ) : null}
        </form>
      </div>
      <Button
        ref={opener}
        variant="ghost"
        size="icon"
        aria-label="Search"
        className="order-last md:hidden"
        onClick={open}
      >
        <SearchIcon aria-hidden className="size-5" />
      </Button>
    </>
  );
}
