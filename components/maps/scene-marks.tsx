// The marks of a scene, each held to its place by the engine that draws the ground.
"use client";

import type { ComponentType, ReactNode } from "react";
import type { LatLng } from "./map-geometry";
import { StopMark, VehicleMark } from "./map-mark";
import { labelledVehicles, type MapScene, type MapVehicle, sceneLines, sceneVehicle } from "./map-scene";
import { useGlide } from "./use-glide";

/** Holds its children centred on a point of the map. */
export type MapAnchor = ComponentType<{ point: LatLng; zIndex: number; children: ReactNode }>;

function MovingVehicle({
  anchor: Anchor,
  vehicle,
  ...mark
}: { anchor: MapAnchor; vehicle: MapVehicle } & Omit<Parameters<typeof VehicleMark>[0], "vehicle">) {
  const point = useGlide(vehicle);
  return (
    <Anchor point={point} zIndex={vehicle.isStale ? 3 : 4}>
      <VehicleMark vehicle={vehicle} {...mark} />
    </Anchor>
  );
}

export function SceneMarks({
  scene,
  zoom,
  anchor: Anchor,
  onSelect,
}: {
  scene: MapScene;
  zoom: number;
  anchor: MapAnchor;
  onSelect?: ((vehicleId: string) => void) | undefined;
}) {
  const { pickup, delivery, vehicles, followId } = scene;
  const labelled = labelledVehicles(scene, zoom);
  const tone = sceneLines(scene)[0]?.tone ?? (sceneVehicle(scene)?.isStale ? "stale" : "live");
  return (
    <>
      {pickup === null ? null : (
        <Anchor point={pickup} zIndex={1}>
          <StopMark place={pickup} kind="pickup" tone={tone} />
        </Anchor>
      )}
      {delivery === null ? null : (
        <Anchor point={delivery} zIndex={2}>
          <StopMark place={delivery} kind="delivery" tone={tone} />
        </Anchor>
      )}
      {vehicles.map((vehicle) => (
        <MovingVehicle
          key={vehicle.id}
          anchor={Anchor}
          vehicle={vehicle}
          hasLabel={labelled.has(vehicle.id)}
          hasAge={vehicles.length === 1 || labelled.has(vehicle.id)}
          isFollowed={vehicle.id === followId}
          onSelect={onSelect}
        />
      ))}
    </>
  );
}
