// What a card, a dialog and a notice call the person.

/** The name, or words for a name that nobody has given yet. */
export function personName(request: { deceasedName: string | null }): string {
  return request.deceasedName ?? "Name not given yet";
}
