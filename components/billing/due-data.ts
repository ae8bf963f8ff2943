// Cancellation fees as the screen reads and changes them.
"use client";

import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import type { DueDto, DueTotalsDto, FeeSettingsDto } from "@/lib/billing/dto";
import { type Ending, useBillingChange, useDialogChange, useProvidersPage } from "./change-data";
import { type DueChoice, dueTotalsKey, feeSettingsKey } from "./due-keys";

export const useDueTotals = (choice: DueChoice) =>
  useQuery<DueTotalsDto>({ queryKey: dueTotalsKey(choice), placeholderData: keepPreviousData });

export const useFeeSettings = () => useQuery<FeeSettingsDto>({ queryKey: feeSettingsKey });

export const useSettleDue = (ending: Ending) =>
  useDialogChange({
    send: ({ id, note }: { id: string; note: string }) => apiRequest("POST", `/api/dues/${id}/settle`, { note }),
    ...ending,
  });

/** Takes back that a fee was settled by hand. */
export const useUndoSettlement = () =>
  useBillingChange({
    send: ({ id }: DueDto) => apiRequest("POST", `/api/dues/${id}/undo-settlement`),
    onDone: (_, { businessName }) =>
      toast({ title: "Fee Open Again", description: `${businessName} owes it as before.` }),
    onFailed: (error) => notifyError(error),
  });

const refreshSettings = (client: QueryClient) => client.invalidateQueries({ queryKey: feeSettingsKey });

/** Dollars; null takes the standard fee away. */
export const useChangeStandardFee = (ending: Ending) =>
  useDialogChange({
    send: (standardFee: number | null) => apiRequest("PUT", "/api/standard-fee", { standardFee }),
    refresh: refreshSettings,
    ...ending,
  });

/** The provider's pages on which the account is set up. */
export const useConnectAccount = (go: (address: string) => void) =>
  useProvidersPage("/api/connect-account", go, refreshSettings);
