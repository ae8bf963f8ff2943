-- What must never be wrong, guarded by the database itself.

ALTER TABLE "Business"
  ADD CONSTRAINT "Business_kind_check" CHECK ("kind" IN ('funeral_home', 'hospital', 'transport_company', 'other')),
  ADD CONSTRAINT "Business_name_check" CHECK (btrim("name") <> ''),
  ADD CONSTRAINT "Business_cityCode_check" CHECK ("cityCode" ~ '^[A-Z]{3}$');

ALTER TABLE "User"
  ADD CONSTRAINT "User_email_check" CHECK ("email" = lower("email") AND "email" LIKE '%_@_%'),
  ADD CONSTRAINT "User_role_check" CHECK ("role" IN ('coordinator', 'driver', 'admin')),
  ADD CONSTRAINT "User_oidc_check" CHECK (("oidcIssuer" IS NULL) = ("oidcSubject" IS NULL));

ALTER TABLE "ServiceRequest"
  ADD CONSTRAINT "ServiceRequest_status_check" CHECK ("status" IN ('pending', 'active', 'completed', 'declined')),
  ADD CONSTRAINT "ServiceRequest_feeStatus_check" CHECK ("feeStatus" IN ('full', 'partial', 'none')),
  ADD CONSTRAINT "ServiceRequest_feeCents_check" CHECK (
    CASE WHEN "feeStatus" = 'partial' THEN "feeCents" IS NOT NULL AND "feeCents" > 0 ELSE "feeCents" IS NULL END),
  ADD CONSTRAINT "ServiceRequest_fee_needs_cancellation_check" CHECK (
    ("feeStatus" IS NULL) = ("cancelledAt" IS NULL) AND ("cancellationReason" IS NULL) = ("cancelledAt" IS NULL)),
  ADD CONSTRAINT "ServiceRequest_cancelled_is_declined_check" CHECK ("cancelledAt" IS NULL OR "status" = 'declined'),
  ADD CONSTRAINT "ServiceRequest_owner_check" CHECK (
    ("ownerId" IS NULL) = ("ownerBusinessId" IS NULL)
    AND ("status" NOT IN ('active', 'completed') OR "ownerId" IS NOT NULL)
    AND ("status" <> 'pending' OR "ownerId" IS NULL)),
  ADD CONSTRAINT "ServiceRequest_archivedAt_check" CHECK (("status" = 'completed') = ("archivedAt" IS NOT NULL)),
  ADD CONSTRAINT "ServiceRequest_locations_check" CHECK (btrim("pickupLocation") <> '' AND btrim("deliveryLocation") <> ''),
  ADD CONSTRAINT "ServiceRequest_caseId_check" CHECK (
    "caseId" ~ '^[A-Z]{3}-[0-9]{6}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$');

ALTER TABLE "RequestParty"
  ADD CONSTRAINT "RequestParty_status_check" CHECK ("status" IN ('pending', 'active', 'completed', 'declined'));

ALTER TABLE "TransportRoute"
  ADD CONSTRAINT "TransportRoute_routeStatus_check" CHECK (
    "routeStatus" IN ('en_route_to_pickup', 'arrived_at_pickup', 'en_route_to_delivery', 'delivered')),
  ADD CONSTRAINT "TransportRoute_position_check" CHECK (
    ("currentLat" IS NULL) = ("currentLng" IS NULL)
    AND ("currentLat" IS NULL OR ("currentLat" BETWEEN -90 AND 90 AND "currentLng" BETWEEN -180 AND 180))),
  ADD CONSTRAINT "TransportRoute_ended_check" CHECK ("isActive" = ("endedAt" IS NULL)),
  ADD CONSTRAINT "TransportRoute_steps_check" CHECK (
    ("routeStatus" = 'en_route_to_pickup' OR "arrivedAtPickupAt" IS NOT NULL)
    AND ("routeStatus" NOT IN ('en_route_to_delivery', 'delivered') OR "pickedUpAt" IS NOT NULL)
    AND ("departedFromPickupAt" IS NULL OR "pickedUpAt" IS NOT NULL)
    AND ("pickedUpAt" IS NULL OR "arrivedAtPickupAt" IS NOT NULL)),
  ADD CONSTRAINT "TransportRoute_delivered_check" CHECK (
    ("routeStatus" = 'delivered') = ("deliveryCompletedAt" IS NOT NULL)
    AND ("routeStatus" <> 'delivered' OR ("deceasedReceived" AND "arrivedAtDeliveryAt" IS NOT NULL AND NOT "isActive"))),
  ADD CONSTRAINT "TransportRoute_afterHours_check" CHECK ("afterHoursDelivery" = ("afterHoursRecordedAt" IS NOT NULL)),
  ADD CONSTRAINT "TransportRoute_effects_check" CHECK ("personalEffectsTransferred" OR "personalEffectsNotes" IS NULL);

ALTER TABLE "Review"
  ADD CONSTRAINT "Review_rating_check" CHECK ("rating" BETWEEN 1 AND 5);

ALTER TABLE "Transaction"
  ADD CONSTRAINT "Transaction_type_check" CHECK ("type" IN ('subscription', 'one-time')),
  ADD CONSTRAINT "Transaction_amountCents_check" CHECK ("amountCents" > 0);

ALTER TABLE "RefundRequest"
  ADD CONSTRAINT "RefundRequest_serviceUsed_check" CHECK ("serviceUsed" IN ('no', 'partial', 'yes')),
  ADD CONSTRAINT "RefundRequest_status_check" CHECK ("status" IN ('pending', 'approved', 'processed', 'denied'));

ALTER TABLE "AuditEvent"
  ADD CONSTRAINT "AuditEvent_seq_check" CHECK ("seq" > 0),
  ADD CONSTRAINT "AuditEvent_actorKind_check" CHECK ("actorKind" IN ('business', 'family', 'system')),
  ADD CONSTRAINT "AuditEvent_erased_check" CHECK (("payload" IS NULL) = ("erasedAt" IS NOT NULL));

ALTER TABLE "Outbox"
  ADD CONSTRAINT "Outbox_status_check" CHECK ("status" IN ('queued', 'sent', 'failed'));

ALTER TABLE "Job"
  ADD CONSTRAINT "Job_status_check" CHECK ("status" IN ('queued', 'done', 'failed'));
