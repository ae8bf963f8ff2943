// The steps of the journey on the line, with their times.
import { type LineStop, VerticalLine } from "@/components/transports/vertical-line";
import { formatStepTime } from "@/lib/family/format";
import type { JourneyStep } from "@/lib/family/journey-status";
import type { Language } from "@/lib/family/parse-language";
import { caseWords } from "@/lib/family/words/case";

interface CaseJourneyProps {
  title: string;
  steps: readonly JourneyStep[];
  /** While the drive goes on the line has the colour of what is live. */
  isLive: boolean;
  timeZone: string;
  /** The present instant, ISO 8601. */
  asOf: string;
  language: Language;
}

export function CaseJourney({ title, steps, isLive, timeZone, asOf, language }: CaseJourneyProps) {
  if (steps.length === 0) return null;
  const tone = isLive ? "text-gps" : "text-foreground";
  const stops = steps.map((step, index): LineStop => {
    const isLast = index === steps.length - 1;
    return {
      key: step.key,
      glyph: glyphOf(step, isLive),
      ...(step.state !== "next" && { tone }),
      ...(!isLast && { after: step.state === "done" ? "solid" : "dots" }),
      ...(step.state === "done" && { afterTone: tone }),
      content: (
        <StepWords
          step={step}
          state={caseWords[language].steps[step.state]}
          time={step.at && formatStepTime(step.at, timeZone, asOf, language)}
        />
      ),
    };
  });
  return (
    <section className="mt-10 print:mt-6" aria-labelledby="journey">
      <h2 id="journey" className="mb-4 text-[1.25rem] leading-7 font-semibold">
        {title}
      </h2>
      <VerticalLine stops={stops} scale="lg" spacing="pb-5" />
    </section>
  );
}

function glyphOf(step: JourneyStep, isLive: boolean): LineStop["glyph"] {
  if (step.state === "now") return isLive ? "active" : "pending";
  if (step.key === "arrival") return step.state === "done" ? "destination-done" : "destination";
  return step.state === "done" ? "completed" : "stop-ahead";
}

const weights = { done: "", now: "font-semibold", next: "text-muted-foreground" };

function StepWords({ step, state, time }: { step: JourneyStep; state: string; time: string | null }) {
  return (
    <p className={`text-family ${weights[step.state]}`} aria-current={step.state === "now" ? "step" : undefined}>
      <span className="sr-only">{state}: </span>
      {step.words}
      {step.at && time ? (
        <time dateTime={step.at} className="block text-driver text-muted-foreground">
          {time}
        </time>
      ) : null}
    </p>
  );
}
