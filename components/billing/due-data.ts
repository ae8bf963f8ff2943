// Cancellation fees as the screen reads and changes them.
"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import type { DueTotalsDto, FeeSettingsDto } from "@/lib/billing/dto";
import { useChange } from "./billing-data";
import { type DueChoice, dueTotalsKey, feeSettingsKey } from "./due-keys";

export const useDueTotals = (choice: DueChoice) =>
  useQuery<DueTotalsDto>({ queryKey: dueTotalsKey(choice), placeholderData: keepPreviousData });

export const useFeeSettings = () => useQuery<FeeSettingsDto>({ queryKey: feeSettingsKey });

export const useSettleDue = (onDone: () => void, onFailed: (error: Error) => void) =>
  useChange({
    send: ({ id, note }: { id: string; note: string }) => apiRequest("POST", `/api/dues/${id}/settle`, { note }),
    onDone,
    onFailed,
  });

/** Dollars; null takes the standard fee away. */
export const useChangeStandardFee = (onDone: () => void, onFailed: (error: Error) => void) =>
  useChange({
    send: (standardFee: number | null) => apiRequest("PUT", "/api/standard-fee", { standardFee }),
    onDone,
    onFailed,
    refresh: (client) => client.invalidateQueries({ queryKey: feeSettingsKey }),
  });

/** Answers where the provider's pages are on which the account is set up. */
export const useConnectAccount = (onDone: (answer: { url: string }) => void, onFailed: (error: Error) => void) =>
  useChange({
    send: () => apiRequest<{ url: string }>("POST", "/api/connect-account"),
    onDone,
    onFailed,
    refresh: (client) => client.invalidateQueries({ queryKey: feeSettingsKey }),
  });
