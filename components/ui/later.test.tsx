// A part that comes after its screen, also where its file does not come at once.
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToast } from "@/components/hooks/use-toast";
import { FetchAhead, later, laterDialog } from "./later";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const Words = ({ words }: { words: string }) => <p>{words}</p>;

type Load = () => Promise<typeof Words>;

function Notices() {
  const { toasts } = useToast();
  return toasts.map(({ id, description }) => <output key={id}>{description}</output>);
}

it("stands where it was asked for once it is there, and at once from then on", async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Words));
  const Part = later(load);
  const { unmount } = render(<Part words="One" />);
  expect(screen.queryByText("One")).toBeNull();
  await wait(0);
  expect(screen.getByText("One")).toBeInTheDocument();
  unmount();
  render(<Part words="Two" />);
  expect(screen.getByText("Two")).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it("is asked for until it comes, says once that it waits, and leaves the screen alone", async () => {
  let isOffline = true;
  const load = vi.fn<Load>(() =>
    isOffline ? Promise.reject(new Error("Failed to load chunk")) : Promise.resolve(Words),
  );
  const Part = laterDialog(load);
  render(
    <>
      <Notices />
      <p>The screen</p>
      <Part words="Here" />
    </>,
  );
  await wait(7_000);
  expect(load.mock.calls.length).toBeGreaterThan(2);
  expect(screen.getByText("The screen")).toBeInTheDocument();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "There is no connection. This opens when it is back.",
  ]);
  isOffline = false;
  await wait(2_000);
  expect(screen.getByText("Here")).toBeInTheDocument();
});

it("is asked for no more once nobody waits", async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error("Failed to load chunk")));
  const Part = later<{ words: string }>(load);
  const { unmount } = render(<Part words="Never" />);
  await wait(0);
  unmount();
  await wait(20_000);
  expect(load).toHaveBeenCalledOnce();
});

it("is fetched while the screen rests, so that a lost connection does not keep it away", async () => {
  let isOffline = false;
  const load = vi.fn<Load>(() =>
    isOffline ? Promise.reject(new Error("Failed to load chunk")) : Promise.resolve(Words),
  );
  const Part = later(load);
  render(<FetchAhead />);
  await wait(2_000);
  expect(load).not.toHaveBeenCalled();
  await wait(2_000);
  isOffline = true;
  render(<Part words="Here all the same" />);
  expect(screen.getByText("Here all the same")).toBeInTheDocument();
});

it("of a screen that comes later is fetched too, and what fails then is asked for when it is wanted", async () => {
  render(<FetchAhead />);
  await wait(4_000);
  const load = vi.fn<Load>(() => Promise.resolve(Words));
  load.mockRejectedValueOnce(new Error("Failed to load chunk"));
  const Part = later(load);
  await wait(4_000);
  expect(load).toHaveBeenCalledOnce();
  render(<Part words="Here" />);
  await wait(0);
  expect(screen.getByText("Here")).toBeInTheDocument();
});
