import type { Core } from '@strapi/strapi';
import { Counter, Gauge, type Registry } from 'prom-client';
import { countConnections } from '../../database/connections';
import { getChanges } from '../../database/change-feed';
import { getPublished } from '../../published';
import { countKnownViewers } from '../../auth';

/** Registers gauges on the memory of this process, collected on demand. */
export function registerStateMetrics(strapi: Core.Strapi, register: Registry): void {
  const registers = [register];
  const { responses: answers } = getPublished(strapi);
  const changes = getChanges(strapi);

  new Gauge({
    name: 'portal_database_pool',
    help: 'Connections to the database in use and free, and work that waits for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(countConnections(strapi))) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'portal_changes_told',
    help: '1 while the database tells this instance of changes, 0 while it looks for itself.',
    registers,
    collect() {
      this.set(changes.isListening() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'portal_ready_answers',
    help: 'Answers that are kept ready.',
    registers,
    collect() {
      this.set(answers.stats().count);
    },
  });
  new Gauge({
    name: 'portal_ready_answers_bytes',
    help: 'Bytes that answers kept ready take, about.',
    registers,
    collect() {
      this.set(answers.stats().bytes);
    },
  });
  new Counter({
    name: 'portal_ready_answers_asked_total',
    help: 'How often an answer was ready (hit), and how often it had to be made (miss).',
    labelNames: ['result'] as const,
    registers,
    collect() {
      const { hits, misses } = answers.stats();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
  new Gauge({
    name: 'portal_known_viewers',
    help: 'Tokens of which it is remembered whose they are.',
    registers,
    collect() {
      this.set(countKnownViewers(strapi));
    },
  });
}
