/** How the metrics are served; at least one of the two is set. */
export interface MetricsSettings {
  /** The bearer token that a request must have. */
  token: string | undefined;
  /** A port of their own, instead of that of the portal. */
  port: number | undefined;
}

interface Given {
  PORT: number;
  METRICS_TOKEN?: string | undefined;
  METRICS_PORT?: number | undefined;
}

/** Undefined when the metrics are not served. */
export function metricsSettings({
  METRICS_TOKEN: token,
  METRICS_PORT: port,
}: Given): MetricsSettings | undefined {
  return token === undefined && port === undefined ? undefined : { token, port };
}

/** Checks the combination of settings that are each valid. */
export const metricsProblems = ({ PORT, METRICS_PORT }: Given): string[] =>
  METRICS_PORT === PORT ? ['METRICS_PORT: toegestaan: een andere poort dan PORT.'] : [];
