// The business's trackers as the screen reads and changes them.
"use client";

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { useChange } from "@/components/hooks/use-change";
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

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: devicesKey });

export function useCreateDevice(onDone: (device: NewDeviceDto) => void, onFailed: (error: Error) => void) {
  const client = useQueryClient();
  return useChange({
    send: (device: NewDevice) => apiRequest<NewDeviceDto>("POST", "/api/devices", device),
    onDone: ({ token, ...device }) => {
      changeKept<DeviceDto[]>(client, devicesKey, (devices) => [device, ...devices]);
      onDone({ ...device, token });
    },
    onFailed,
    refresh,
  });
}

export const useRevokeDevice = (onDone: (device: DeviceDto) => void) =>
  useChange({
    send: (id: string) => apiRequest<DeviceDto>("DELETE", `/api/devices/${id}`),
    onDone,
    onFailed: (error) => notifyError(error),
    refresh,
  });
