// The business's trackers as the screen reads and changes them.
"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { changeKept } from "@/components/transports/accept-ahead";
import type { DeviceDto, NewDeviceDto } from "@/lib/tracking/dto";
import { devicesKey } from "./device-keys";

/** How often the list is read again, for the trackers tell when they were last seen; milliseconds. */
const DEVICES_REFRESH_INTERVAL = 30_000;

export const useDevices = () =>
  useQuery<DeviceDto[]>({ queryKey: devicesKey, refetchInterval: DEVICES_REFRESH_INTERVAL });

export interface NewDevice {
  name: string;
  driverId: string;
}

export function useCreateDevice(onDone: (device: NewDeviceDto) => void, onFailed: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation<NewDeviceDto, Error, NewDevice>({
    mutationFn: (device) => apiRequest<NewDeviceDto>("POST", "/api/devices", device),
    networkMode: "always",
    onSuccess: ({ token, ...device }) => {
      changeKept<DeviceDto[]>(client, devicesKey, (devices) => [device, ...devices]);
      onDone({ ...device, token });
    },
    onError: onFailed,
  });
}

export function useRevokeDevice(onDone: (device: DeviceDto) => void) {
  const client = useQueryClient();
  return useMutation<DeviceDto, Error, string>({
    mutationFn: (id) => apiRequest<DeviceDto>("DELETE", `/api/devices/${id}`),
    networkMode: "always",
    onSuccess: onDone,
    onError: (error) => notifyError(error),
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}
