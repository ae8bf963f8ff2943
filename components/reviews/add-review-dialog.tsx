// The review of a user of a business: a name, stars and a few words.
"use client";

import { CircleSlashIcon } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { toast } from "@/components/hooks/use-toast";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { initialsOf } from "@/lib/reviews/format";
import { missingComment, missingName, missingRating, mostCharacters } from "@/lib/reviews/words/form";
import { type FilledReview, useAddReview } from "./review-data";
import { StarField } from "./star-field";
import { tellProblem } from "./tell-problem";

const stars = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];

export function AddReviewDialog({ userName, onClose }: { userName: string; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<FilledReview>({ defaultValues: { rating: 0, customerName: userName, comment: "" } });
  const add = useAddReview(
    () => {
      toast({ title: "Review Submitted", description: "Everybody can read it now." });
      onClose();
    },
    (error) => setProblem(tellProblem(error)),
  );
  const submit = ({ rating, customerName, comment }: FilledReview) => {
    setProblem(null);
    add.change({ rating, customerName: customerName.trim(), comment: comment.trim() });
  };
  return (
    <FormDialog
      title="Add Review"
      about="Everybody can read it, marked as a business user's. All three fields are required."
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isBusy={add.isPending}
      problem={problem}
      act="Submit Review"
      busyAct="Submitting"
    >
      <FormField
        control={form.control}
        name="rating"
        rules={{ validate: (rating) => rating > 0 || missingRating }}
        render={({ field, fieldState }) => (
          <StarField
            isDesk
            legend="Rating"
            hint="From 1 star to 5 stars. 5 is the best."
            stars={stars}
            chosen={null}
            wrong={fieldState.error?.message ?? null}
            mark={<CircleSlashIcon aria-hidden className="mt-px size-3.5 shrink-0 text-declined" />}
            inputRef={field.ref}
            onChoose={field.onChange}
          />
        )}
      />
      <FormField
        control={form.control}
        name="customerName"
        rules={{ validate: (name) => initialsOf(name) !== "" || missingName }}
        render={({ field }) => (
          <FormItem>
            <FormLabel>Name</FormLabel>
            <FormControl>
              <Input aria-required autoComplete="name" maxLength={mostCharacters.customerName} {...field} />
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
      <FormField
        control={form.control}
        name="comment"
        rules={{ validate: (comment) => comment.trim() !== "" || missingComment }}
        render={({ field }) => (
          <FormItem>
            <FormLabel>Comment</FormLabel>
            <FormControl>
              <Textarea
                aria-required
                maxLength={mostCharacters.comment}
                className="min-h-28 pointer-coarse:min-h-28"
                {...field}
              />
            </FormControl>
            <FormDescription>Leave out anything that says whose transport it was.</FormDescription>
            <FormMessage />
          </FormItem>
        )}
      />
    </FormDialog>
  );
}
