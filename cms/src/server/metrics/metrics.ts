import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { getEnv } from '../../../config/env';
import { meters } from '../../metrics/meters';
import { registerQueueMetrics } from './queues';
import { registerStateMetrics } from './state';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether an Authorization header holds the token, compared in constant time; true when no token is
 * configured.
 */
export function isAuthorized(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  const given = /^bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

interface MetricsAnswer {
  status: 200 | 401;
  headers: Record<string, string>;
  body: string;
}

const REFUSAL: MetricsAnswer = {
  status: 401,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'WWW-Authenticate': 'Bearer',
    'Cache-Control': 'no-store',
  },
  body: 'Hiervoor is het token nodig dat in METRICS_TOKEN staat.',
};

let read: () => Promise<string> = () => Promise.resolve('');

/** The metrics in Prometheus text format, or a refusal. */
export async function loadMetricsResponse(authorization: string | undefined): Promise<MetricsAnswer> {
  if (!isAuthorized(authorization, getEnv().metrics?.token)) return REFUSAL;
  return {
    status: 200,
    headers: { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE, 'Cache-Control': 'no-store' },
    body: await read(),
  };
}

function serve(): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    loadMetricsResponse(request.headers.authorization).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
}

/**
 * Starts collecting metrics when they are enabled, and serves them on a separate port when that is set.
 * Returns a function that stops it.
 */
export async function openMetrics(strapi: Core.Strapi): Promise<() => void> {
  const { metrics, host } = getEnv();
  if (!metrics) return () => undefined;
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerStateMetrics(strapi, register);
  const lookAtQueues = registerQueueMetrics(strapi, register);
  read = async () => {
    await lookAtQueues();
    return [await register.metrics(), await meters.metrics()].join('\n');
  };
  if (metrics.port === undefined) return () => undefined;
  const server = serve().listen(metrics.port, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
