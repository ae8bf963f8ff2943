// An address in the US, with suggestions while it is typed.
import { PlaceInput, type PlaceInputProps } from "./place-input";

export function AddressInput(props: PlaceInputProps) {
  return <PlaceInput kind="address" {...props} />;
}
