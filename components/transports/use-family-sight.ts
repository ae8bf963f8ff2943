// What a family may see of a drive, as the dialog changes it: the map, and the driver's first name.
"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import type { DriverNaming } from "@/lib/businesses/schema";
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

/** Whether families of all the company's cases read the driver's first name. */
export function useDriverNaming() {
  const client = useQueryClient();
  return useMutation<DriverNaming, Error, boolean>({
    mutationFn: (namesDriverToFamilies) => apiRequest("PUT", "/api/driver-naming", { namesDriverToFamilies }),
    networkMode: "always",
    onSuccess: ({ namesDriverToFamilies }) =>
      void toast(
        namesDriverToFamilies
          ? { title: "First Names Shown", description: "Families of all your cases read who drives." }
          : { title: "First Names Hidden", description: "No family reads who drives." },
      ),
    onError: (error) => notifyError(error),
    onSettled: () => client.invalidateQueries({ queryKey: ["/api/requests"] }),
  });
}
