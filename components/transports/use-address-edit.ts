// What somebody is typing over the stored addresses, and what was stored when they began.
"use client";

import "@/components/forms/schema-without-eval";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { tidyAddress } from "@/components/forms/tidy-text";
import { addressBody } from "@/lib/transports/schema";

export const addressNames = ["pickupLocation", "deliveryLocation"] as const;
export type AddressName = (typeof addressNames)[number];

/** Untouched fields are undefined. */
export type Addresses = Partial<Record<AddressName, string | undefined>>;

export type AddressEdit = ReturnType<typeof useAddressEdit>;

/** `stored` may change at any time; untouched fields follow it. */
export function useAddressEdit(stored: Record<AddressName, string>) {
  const form = useForm<Addresses>({ resolver: zodResolver(addressBody), mode: "onChange" });
  const typed = useWatch({ control: form.control });
  const [begunFrom, setBegunFrom] = useState(stored);
  const agree = (name: AddressName) => setBegunFrom((from) => ({ ...from, [name]: stored[name] }));
  const isChanged = (name: AddressName, value = typed[name]) =>
    value !== undefined && tidyAddress(value) !== tidyAddress(stored[name]);
  return {
    form,
    stored,
    isChanged,
    /** Both were changed, here and elsewhere, and nobody has said yet which one holds. */
    isContested: (name: AddressName) => isChanged(name) && begunFrom[name] !== stored[name],
    /** Before a keystroke: the first one is over what is stored now. */
    begin: (name: AddressName) => {
      if (!isChanged(name)) agree(name);
    },
    keep: agree,
    take: (name: AddressName) => {
      form.resetField(name);
      agree(name);
    },
  };
}
