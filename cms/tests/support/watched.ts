import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../../../scripts/lib/paths.mjs';

const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          expr: z.string(),
          labels: z.object({ severity: z.string() }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

/** The alerts of `deploy/alerts.yml`. */
export const readAlerts = () =>
  rules
    .parse(parse(read('alerts.yml')))
    .groups.flatMap((group) => group.rules)
    .map(({ expr, labels, annotations }) => ({
      expr,
      severity: labels.severity,
      summary: annotations.summary,
    }));

/** What the panels of `deploy/dashboard.json` ask. */
export const readDashboard = (): string[] =>
  dashboard
    .parse(JSON.parse(read('dashboard.json')))
    .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** The series that an expression names, with a label and its value when it chooses by one; `up` is of Prometheus itself. */
export const getSeries = (expr: string): { name: string; labels: string[] }[] =>
  [...expr.matchAll(/\b((?:portal|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label),
    }),
  );
