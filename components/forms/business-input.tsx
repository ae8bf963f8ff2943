// The name of a hospital, a funeral home or another establishment, with suggestions while it is typed.
import { PlaceInput, type PlaceInputProps } from "./place-input";

export function BusinessInput(props: PlaceInputProps) {
  return <PlaceInput kind="business" {...props} />;
}
