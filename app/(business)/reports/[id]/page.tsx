// /reports/{id}: the transport report of a request, made for paper.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReportPage } from "@/components/reports/report-page";
import { requireBusinessUser } from "@/lib/auth/session";
import { findReport } from "@/lib/reports/queries";

export const metadata: Metadata = { title: "Transport Report" };

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ print?: string | string[] }>;
}

export default async function ReportRoute({ params, searchParams }: Props) {
  const { id } = await params;
  const actor = await requireBusinessUser(`/reports/${encodeURIComponent(id)}`);
  const report = await findReport(actor, id);
  if (!report?.sheet) notFound();
  const { print } = await searchParams;
  return <ReportPage id={report.id} sheet={report.sheet} shouldPrint={print === "1"} />;
}
