// The figures of analytics as they are read, and read again while somebody looks.
"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import type { ActiveUserDto, AnalyticsSummaryDto, OperationsDto, VisitBarDto } from "@/lib/analytics/dto";
import type { Period, Scope } from "@/lib/analytics/schema";
import { activeKey, operationsKey, summaryKey, visitsKey } from "./analytics-address";

/** Milliseconds. */
const summaryEvery = 30_000;
const activeEvery = 10_000;

/** Whoever is signed out is taken to the sign-in. */
function useFigures<Answer>(queryKey: [path: string], refetchInterval: number) {
  const asked = useQuery<Answer>({ queryKey, refetchInterval, placeholderData: keepPreviousData });
  const { error } = asked;
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
  return asked;
}

export const useSummary = (period: Period, scope: Scope) =>
  useFigures<AnalyticsSummaryDto>(summaryKey(period, scope), summaryEvery);

export const useVisits = (period: Period, scope: Scope) =>
  useFigures<VisitBarDto[]>(visitsKey(period, scope), summaryEvery);

export const useActiveUsers = (scope: Scope) => useFigures<ActiveUserDto[]>(activeKey(scope), activeEvery);

export const useOperations = (period: Period) => useFigures<OperationsDto>(operationsKey(period), summaryEvery);
