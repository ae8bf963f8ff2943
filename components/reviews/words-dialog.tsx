// A dialog that asks for a few words about a review: an answer to it, or why it is hidden or shown.
"use client";

import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";

interface WordsDialogProps {
  title: string;
  about: ReactNode;
  /** The field: its word, its help, how long it may be, and what is said of an empty one. */
  field: { label: string; help: string; most: number; missing: string };
  defaultText?: string;
  act: { label: string; busyLabel: string; isDestructive?: boolean };
  isBusy: boolean;
  problem: string | null;
  onSubmit: (text: string) => void;
  onClose: () => void;
}

export function WordsDialog(props: WordsDialogProps) {
  const { title, about, field: asked, defaultText = "", act, isBusy, problem, onSubmit, onClose } = props;
  const form = useForm({ defaultValues: { text: defaultText } });
  return (
    <FormDialog
      title={title}
      about={about}
      form={form}
      onSubmit={({ text }) => onSubmit(text.trim())}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
      act={act.label}
      busyAct={act.busyLabel}
      variant={act.isDestructive ? "destructive" : "default"}
    >
      <FormField
        control={form.control}
        name="text"
        rules={{ validate: (text) => text.trim() !== "" || asked.missing }}
        render={({ field }) => (
          <FormItem>
            <FormLabel>{asked.label}</FormLabel>
            <FormControl>
              <Textarea aria-required maxLength={asked.most} className="min-h-28 pointer-coarse:min-h-28" {...field} />
            </FormControl>
            <FormDescription>{asked.help}</FormDescription>
            <FormMessage />
          </FormItem>
        )}
      />
    </FormDialog>
  );
}
