// One address of a transport: what is stored until somebody types, and a question when it changed under their hands.
"use client";

import { useFormContext } from "react-hook-form";
import { AddressInput } from "@/components/forms/address-input";
import { tidyAddress } from "@/components/forms/tidy-text";
import { Button } from "@/components/ui/button";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import type { AddressEdit, AddressName, Addresses } from "./use-address-edit";

/** Somebody else changed it meanwhile: nobody's words are written over without a look. */
function ChangedMeanwhile({ stored, onTake, onKeep }: { stored: string; onTake: () => void; onKeep: () => void }) {
  return (
    <div className="grid gap-2 border-t pt-2.5">
      <p role="alert" className="min-w-0 break-words">
        Changed meanwhile to <span className="font-medium">{stored}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onTake}>
          Use that
        </Button>
        <Button variant="ghost" size="sm" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

export function AddressField({
  name,
  label,
  help,
  isLocked = false,
  edit,
}: {
  name: AddressName;
  label: string;
  help: string | null;
  /** Shown, and not to be changed any more. */
  isLocked?: boolean;
  edit: AddressEdit;
}) {
  const { control, setFocus } = useFormContext<Addresses>();
  const settle = (take: () => void) => () => {
    take();
    setFocus(name);
  };
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <AddressInput
              {...field}
              value={field.value ?? edit.stored[name]}
              onChange={(typed) => {
                edit.begin(name);
                field.onChange(typed);
              }}
              tidy={tidyAddress}
              readOnly={isLocked}
              aria-required={!isLocked}
              autoCapitalize="words"
              className={isLocked ? "bg-transparent text-muted-foreground" : ""}
            />
          </FormControl>
          {help ? <FormDescription>{help}</FormDescription> : null}
          <FormMessage />
          {edit.isContested(name) ? (
            <ChangedMeanwhile
              stored={edit.stored[name]}
              onTake={settle(() => edit.take(name))}
              onKeep={settle(() => edit.keep(name))}
            />
          ) : null}
        </FormItem>
      )}
    />
  );
}
