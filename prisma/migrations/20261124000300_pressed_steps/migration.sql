-- The driver's steps as the page pressed them: each once, with the phone's time and ours.

-- CreateTable
CREATE TABLE "RouteStepPress" (
    "routeId" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "toldAt" TIMESTAMPTZ(3) NOT NULL,
    "pressedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "RouteStepPress_pkey" PRIMARY KEY ("routeId","clientId")
);

-- CreateIndex
CREATE INDEX "RouteStepPress_userId_idx" ON "RouteStepPress"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "RouteStepPress_routeId_step_key" ON "RouteStepPress"("routeId", "step");

-- AddForeignKey
ALTER TABLE "RouteStepPress" ADD CONSTRAINT "RouteStepPress_routeId_fkey" FOREIGN KEY ("routeId") REFERENCES "TransportRoute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RouteStepPress" ADD CONSTRAINT "RouteStepPress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must never be wrong.
ALTER TABLE "RouteStepPress"
  ADD CONSTRAINT "RouteStepPress_step_check" CHECK ("step" IN ('arrive', 'confirm', 'depart', 'complete')),
  ADD CONSTRAINT "RouteStepPress_clientId_check" CHECK (length("clientId") BETWEEN 1 AND 64),
  ADD CONSTRAINT "RouteStepPress_pressedAt_check" CHECK ("pressedAt" <= "recordedAt");
