// Every other address below /family leads to the family portal's 404 page.
import { notFound } from "next/navigation";

export default function UnknownFamilyPage() {
  notFound();
}
