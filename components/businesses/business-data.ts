// One's own business as the profile reads and changes it.
"use client";

import { useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { type Change, useChange } from "@/components/hooks/use-change";
import { toast } from "@/components/hooks/use-toast";
import type { LogoDto, OwnBusinessDto } from "@/lib/businesses/dto";
import type { DriverNaming } from "@/lib/businesses/schema";
import { businessKey } from "./business-keys";

export const useOwnBusiness = () => useQuery<OwnBusinessDto>({ queryKey: businessKey });

/** One change of the business; it is read again after it. */
const useBusinessChange = <Answer, Input>(change: Omit<Change<Answer, Input>, "refresh">) =>
  useChange<Answer, Input>({
    ...change,
    // What families may see stands with each request too.
    refresh: (client) =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => path === businessKey[0] || path === "/api/requests",
      }),
  });

export const useEditDetails = (onDone: () => void, onFailed: (error: Error) => void) =>
  useBusinessChange({ send: (body: object) => apiRequest("PUT", "/api/business", body), onDone, onFailed });

/** `image` is base64; null takes the logo away. */
export const useChangeLogo = (onFailed: (error: Error) => void) =>
  useBusinessChange({
    send: (image: string | null) => apiRequest<{ logo: LogoDto | null }>("PUT", "/api/business/logo", { image }),
    onDone: ({ logo }) =>
      void toast(
        logo
          ? { title: "Logo Saved", description: "Reports and families' pages show it." }
          : { title: "Logo Removed", description: "Reports and families' pages show your name alone." },
      ),
    onFailed,
  });

/** Whether families of all the company's cases read the driver's first name. */
export const useDriverNaming = () =>
  useBusinessChange({
    send: (namesDriverToFamilies: boolean) =>
      apiRequest<DriverNaming>("PUT", "/api/driver-naming", { namesDriverToFamilies }),
    onDone: ({ namesDriverToFamilies }) =>
      void toast(
        namesDriverToFamilies
          ? { title: "First Names Shown", description: "Families of all your cases read who drives." }
          : { title: "First Names Hidden", description: "No family reads who drives." },
      ),
    onFailed: (error) => notifyError(error),
  });
