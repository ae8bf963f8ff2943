// What a family may see of a drive, as the dialog changes it: the map of this case.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toast } from "@/components/hooks/use-toast";
import { pauseFamilyMapAction, resumeFamilyMapAction } from "@/lib/transports/actions";
import type { RequestDto } from "@/lib/transports/dto";
import { useMove } from "./use-move";

/** Whether the family sees the map while the drive is under way. */
export function useMapPause({ id }: RequestDto) {
  const client = useQueryClient();
  return useMove({
    action: (isShown: boolean) => (isShown ? resumeFamilyMapAction({ id }) : pauseFamilyMapAction({ id })),
    onDone: (answer: RequestDto, isShown) => {
      client.setQueryData(["/api/requests", id], answer);
      toast(
        isShown
          ? { title: "Map Shown Again", description: "The family sees it between pickup and delivery." }
          : { title: "Map Paused", description: "The family sees neither the map nor the position." },
      );
    },
  });
}
