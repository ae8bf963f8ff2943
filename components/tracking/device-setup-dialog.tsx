// Shows a new tracker's token this once, and what each app must be told.
"use client";

import { DialogFrame } from "@/components/forms/dialog-frame";
import { CopyButton } from "@/components/transports/copy-button";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { NewDeviceDto } from "@/lib/tracking/dto";
import { isThisDevice, type SetupApp, type SetupValue, setupApps } from "./device-setup-apps";

interface DeviceSetupDialogProps {
  device: NewDeviceDto;
  /** The platform's address, where it is set. */
  publicUrl: string | null;
  onClose: () => void;
}

export function DeviceSetupDialog({ device, publicUrl, onClose }: DeviceSetupDialogProps) {
  const { origin } = new URL(publicUrl ?? window.location.origin);
  const apps = setupApps(origin, device.token);
  return (
    <DialogFrame
      title={`Set up ${device.name}`}
      about={`For ${device.driverName}. The token is shown this once: set the app up now, or keep it where passwords are kept.`}
      isShownOnce
      onClose={onClose}
      className="md:max-w-160"
    >
      {isThisDevice(origin) ? (
        <p className="text-muted-foreground">
          This address opens on this computer only. Set PUBLIC_URL to the platform's address before you set up a phone.
        </p>
      ) : null}
      <Tabs defaultValue="traccar">
        <TabsList aria-label="Apps">
          {apps.map(({ key, name }) => (
            <TabsTrigger key={key} value={key}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {apps.map((app) => (
          <TabsContent key={app.key} value={app.key}>
            <Setup app={app} />
          </TabsContent>
        ))}
      </Tabs>
      <DialogFooter>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </DialogFrame>
  );
}

function Setup({ app: { name, steps, values, code } }: { app: SetupApp }) {
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <ol className="grid list-decimal gap-2 pl-5 marker:text-muted-foreground">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {code ? (
          <QrCode text={code.text} label={code.hint} className="mx-auto size-48 overflow-hidden rounded-md" />
        ) : null}
      </div>
      <ul aria-label={`For ${name}`} className="grid gap-3">
        {values.map((value) => (
          <Value key={value.label} app={name} {...value} />
        ))}
      </ul>
    </div>
  );
}

function Value({ app, label, text }: SetupValue & { app: string }) {
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 border-t pt-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-caption text-muted-foreground">{label}</p>
        <code className="text-caption wrap-anywhere">{text}</code>
      </div>
      <CopyButton text={text} what={`${label} for ${app}`} />
    </li>
  );
}
