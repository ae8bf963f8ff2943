// Fills the request form from a pasted text, remembers the text in this tab, and takes the fill back.
"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "@/components/hooks/use-toast";
import { type RequestField, type RequestPayload, requestFields } from "@/lib/transports/schema";
import { askReader, bytesTooMany, isStopped, READING_LIMIT, reportCorrections } from "./ask-reader";
import { describeFill, nothingFound } from "./fill-words";
import { type Change, type Fill, type FillInput, foundFields, type Reading, valuesBefore } from "./intake-fill";
import { planUndo } from "./intake-undo";
import { type IntakeMemory, keptText, type Lost, type ReadText, writeIntakeMemory } from "./intake-memory";
import { fillBlanks, fillFurther, otherPerson, startAnew, type TwoPersons } from "./other-person";
import { isFilled, type RequestValues } from "./request-values";
import { readPart } from "./text-segments";
import { chooseUnsent } from "./two-people";
import { useIntakeMemory } from "./use-intake-memory";
import type { RequestForm, useRequestDraft } from "./use-request-draft";

interface IntakeOptions {
  userId: string;
  /** What "Call received at" fills itself with; the form is reset to it. */
  openedAt: string;
  draft: Pick<ReturnType<typeof useRequestDraft>, "creationKey" | "renewKey">;
  /** An empty form that is opened now. */
  blank: () => RequestValues;
}

export type Intake = ReturnType<typeof useIntake>;

export function useIntake(form: RequestForm, { userId, openedAt: firstOpenedAt, draft, blank }: IntakeOptions) {
  const { creationKey, renewKey } = draft;
  const [text, setText] = useState("");
  const [fill, setFill] = useState<Fill | null>(null);
  const [lastRead, setLastRead] = useState<ReadText | null>(null);
  const [isReading, setReading] = useState(false);
  const [isEditing, setEditing] = useState(true);
  /** Whether nothing was found when the text was read last: as a call, or though it seems to be none. */
  const [nothing, setNothing] = useState<"call" | "anyway" | null>(null);
  const [lost, setLost] = useState<Lost | null>(null);
  /** What was read about somebody else than the form, until it is said what to do with it. */
  const [doubted, setDoubted] = useState<{ reading: Reading; people: TwoPersons } | null>(null);
  const [sought, setSought] = useState<{ field: RequestField } | null>(null);
  const openedAt = useRef(firstOpenedAt);
  const asked = useRef<AbortController | null>(null);
  const standing = useRef<Fill | null>(null);
  const undone = useRef<Fill | null>(null);
  /** Whether the text is a call because the user said so. */
  const isCall = useRef(false);
  /** Whose requests were sent from the text that stands. */
  const sent = useRef<readonly string[]>([]);

  /** No answer that is under way fills the form any more, nor does what was undone. */
  const stop = useCallback(() => {
    asked.current?.abort();
    undone.current = null;
  }, []);

  const put = useCallback(
    (values: Partial<RequestValues>) => {
      for (const name of requestFields) {
        const value = values[name];
        if (value === undefined) continue;
        form.setValue(name, value, { shouldDirty: true });
        form.clearErrors(name);
      }
    },
    [form],
  );

  const apply = useCallback(
    ({ fill, values }: Change) => {
      put(values);
      setFill(fill);
    },
    [put],
  );

  const forgetSought = useCallback(() => setSought(null), []);
  const bringBack = useCallback(
    (memory: IntakeMemory) => {
      const { text, fill, lost } = memory;
      if (fill !== null || form.getValues("callReceivedAt") === memory.openedAt) openedAt.current = memory.openedAt;
      setText(text);
      setLastRead({ text, dropped: fill?.dropped ?? [] });
      setFill(fill);
      setEditing(fill === null);
      setLost(lost);
    },
    [form],
  );
  const kept = useMemo(() => keptText(text, fill, lastRead), [text, fill, lastRead]);
  const options = { userId, creationKey, openedAt, text, fill, kept, bringBack };
  const { isRestored, isFresh, remember } = useIntakeMemory(form, options);

  useEffect(() => stop, [stop]);

  // What was decided while a text was read belongs to the fill it replaces.
  useEffect(() => {
    standing.current = fill;
  }, [fill]);

  function edit(is: boolean) {
    setEditing(is);
    setSought(null);
  }

  function type(next: string) {
    setText(next);
    setNothing(null);
    isCall.current = false;
    setLost(null);
  }

  const inputOf = (reading: Reading): FillInput => ({
    reading,
    values: form.getValues(),
    openedAt: openedAt.current,
    previous: standing.current,
  });

  function show(change: Change, held: RequestValues) {
    apply(change);
    edit(false);
    setLost(null);
    toast({ title: "Information Parsed", description: describeFill(change.fill, { ...held, ...change.values }) });
  }

  /** `anew`: the empty form that takes the place of the one that stands. */
  function take(reading: Reading, anew: RequestValues | null) {
    const input = inputOf(reading);
    setLastRead({ text: readPart(reading.text, reading.dropped), dropped: reading.dropped });
    if (Object.keys(foundFields(reading.fields)).length === 0 && reading.conflicts.length === 0) {
      setNothing(isCall.current ? "anyway" : "call");
      toast({ title: "Information Parsed", description: nothingFound });
      return;
    }
    if (anew !== null) {
      const change = startAnew(input, anew, creationKey.current);
      renewKey();
      openedAt.current = anew.callReceivedAt ?? "";
      show(change, input.values);
      return;
    }
    const people = otherPerson(input);
    if (people !== null) {
      setDoubted({ reading, people });
      return;
    }
    show(chooseUnsent(fillFurther(input, creationKey.current), sent.current), input.values);
  }

  /** Reads the text and fills the form. A failure is told to the console alone. `isSaid`: the user says it is a call. */
  async function read(anew: RequestValues | null = null, isSaid = isCall.current) {
    if (asked.current !== null || text.trim() === "" || bytesTooMany(text) !== null) return;
    const controller = new AbortController();
    asked.current = controller;
    isCall.current = isSaid;
    const limit = setTimeout(() => controller.abort(new Error("No answer came in time.")), READING_LIMIT);
    setReading(true);
    setNothing(null);
    try {
      const { callReceivedAt = "" } = anew ?? valuesBefore(fill, form.getValues());
      const reading = await askReader(text, callReceivedAt, isSaid, controller.signal);
      if (!controller.signal.aborted) take(reading, anew);
    } catch (error) {
      if (!isStopped(controller.signal)) console.error("Failed to parse text:", error);
    } finally {
      clearTimeout(limit);
      asked.current = null;
      setReading(false);
    }
  }

  /** The answer to a text about somebody else. Anew, the text is read again: "tonight" is another day by then. */
  function answer(how: "anew" | "blanks" | "cancel") {
    setDoubted(null);
    if (how === "anew") void read(blank());
    if (how !== "blanks" || doubted === null) return;
    show(fillBlanks(inputOf(doubted.reading), creationKey.current), form.getValues());
  }

  /** Shows a text as it was read, whatever was being asked about the one before. */
  function putText({ text, dropped }: ReadText, lost: Lost | null) {
    type(text);
    setLastRead({ text, dropped });
    setLost(lost);
  }

  /** Puts back what stood in every field the text has changed. Fields it has not changed stay as they are. */
  function undo() {
    if (fill === null) return;
    const { replaced } = fill;
    const { before, earlier, other, again } = planUndo(fill, { ...form.getValues() });
    const then = { openedAt: openedAt.current, creationKey: creationKey.current };
    const belongTo = ({ openedAt: at, creationKey: key }: typeof then) => {
      openedAt.current = at;
      renewKey(key);
    };
    if (replaced !== null) belongTo(replaced);
    put(before);
    setFill(earlier);
    edit(true);
    setLost(null);
    if (other !== null) putText(other, other.isCut ? "rest" : null);
    undone.current = fill;
    const fillAgain = () => {
      if (undone.current !== fill) return;
      undone.current = null;
      if (replaced !== null) belongTo(then);
      if (other !== null) putText(fill, fill.isCut ? "rest" : null);
      apply({ fill, values: again(form.getValues()) });
      setEditing(false);
    };
    const altText = "Press F8 to come to this notice and fill the form again.";
    const action = { label: "Fill again", altText, onClick: fillAgain };
    const description = other === null ? "The form stands as it did before." : "The form and its text stand as before.";
    toast({ title: "Fill undone", description, action });
  }

  /** The text stays for the next request. `name`: whom the one before was for. */
  const goOn = useCallback(
    (callReceivedAt: string, name: string | null) => {
      stop();
      openedAt.current = callReceivedAt;
      sent.current = name === null ? [] : [...sent.current, name];
      setFill(null);
      setEditing(true);
      setNothing(null);
      setLost(null);
    },
    [stop],
  );

  /** Empties the paste area; the form is emptied by whoever calls this, and was opened anew at `callReceivedAt`. */
  const clear = useCallback(
    (callReceivedAt: string) => {
      goOn(callReceivedAt, null);
      setText("");
      setLastRead(null);
    },
    [goOn],
  );

  /** The request has arrived: tells what was corrected, and forgets the text. */
  const finish = useCallback(
    (payload: RequestPayload) => {
      writeIntakeMemory(userId, null);
      reportCorrections(fill, payload);
    },
    [fill, userId],
  );

  const decide = useMemo(
    () => ({
      /** The form takes what was chosen. */
      apply,
      /** What stands in the form now. */
      valueOf: (name: RequestField) => form.getValues(name),
      keep: setFill,
      focus: (name: RequestField) => form.setFocus(name),
      /** Leads from a field to its words in the text. */
      seek: (field: RequestField) => {
        setEditing(false);
        setSought({ field });
      },
    }),
    [apply, form],
  );

  return {
    text,
    fill,
    isReading,
    isEditing: isEditing || fill === null,
    nothing,
    isRestored,
    isFresh,
    hasText: isFilled(text),
    /** Whether a reload would bring the paste area back as it stands. */
    isKept: kept?.lost === null,
    lost,
    people: doubted?.people ?? null,
    sought,
    forgetSought,
    type,
    read,
    answer,
    undo,
    edit,
    clear,
    goOn,
    remember,
    finish,
    stop,
    decide,
  };
}
