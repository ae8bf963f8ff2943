// Changes what the platform knows of a business.
"use client";

import { type FieldPath, useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { TextField } from "@/components/forms/text-field";
import { useRefusal } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import type { BusinessAccountDto } from "@/lib/businesses/dto";
import { useAdminChange } from "./admin-data";
import { type BusinessDraft, BusinessFields, blankBusiness } from "./business-fields";

interface EditBusinessDialogProps {
  business: BusinessAccountDto;
  zones: readonly string[];
  onClose: () => void;
}

const nameOf = (field: string) => (field in blankBusiness ? (field as FieldPath<BusinessDraft>) : null);

export function EditBusinessDialog({ business, zones, onClose }: EditBusinessDialogProps) {
  const { id, name, kind, cityCode, timeZone, address, phone, reportEmail } = business;
  const form = useForm<BusinessDraft>({
    defaultValues: {
      name,
      kind,
      cityCode,
      timeZone,
      address: address ?? "",
      phone: phone ?? "",
      reportEmail: reportEmail ?? "",
    },
  });
  const { problem, refuse, clear } = useRefusal(form, nameOf);
  const save = useAdminChange<BusinessAccountDto>((saved) => {
    toast({ title: "Business Updated", description: `${saved.name} stands as you saved it.` });
    onClose();
  }, refuse);
  const submit = (draft: BusinessDraft) => {
    clear();
    const orNull = (text: string) => text.trim() || null;
    const told = { address: orNull(draft.address), phone: orNull(draft.phone), reportEmail: orNull(draft.reportEmail) };
    save.change({ method: "PUT", path: `businesses/${id}`, body: { ...draft, ...told } });
  };
  return (
    <FormDialog
      title={`Edit ${name}`}
      about="Requests and reports that exist keep the names and time zones they were made with."
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isBusy={save.isPending}
      problem={problem}
      act="Save Business"
      busyAct="Saving"
      className="md:max-w-140"
    >
      <BusinessFields control={form.control} zones={zones} />
      <TextField control={form.control} name="address" label="Address" maxLength={500} autoComplete="off" />
      <TextField control={form.control} name="phone" label="Telephone" maxLength={40} autoComplete="off" />
    </FormDialog>
  );
}
