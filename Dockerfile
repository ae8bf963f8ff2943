# syntax=docker/dockerfile:1
# The product as an image: built with everything, run with what running needs, by a user who owns nothing in it.
ARG NODE_IMAGE=node:20-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 \
    PRISMA_SKIP_POSTINSTALL_GENERATE=1 \
    PRISMA_SCHEMA_ENGINE_BINARY=/app/prisma/schema-engine.mjs
COPY package.json package-lock.json ./
COPY prisma/schema-engine.mjs prisma/
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
COPY . .
# Built with the secret that it will run with, an open page finds its actions again after an update; the secret itself
# stays out of the image. Without it the build draws a key, and open pages ask to be reloaded (docs/decisions/0017).
RUN --mount=type=secret,id=auth_secret,env=AUTH_SECRET,required=false node scripts/build.mjs
RUN npm prune --omit=dev --no-audit --no-fund \
    && rm -rf .next/cache e2e \
    && find app components lib prisma scripts middleware.test.ts -name '*.test.ts*' -delete

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=build /app ./
RUN install -d -o node -g node -m 0700 /data
USER node
# Mail that has no mail server to go to is kept here.
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-regexp-tier-up", "scripts/server.mjs"]
