/** Who may read the metrics; at least one of the two is set. */
export interface MetricsSettings {
  /** The bearer that they are told to. */
  token: string | undefined;
  /** Where they are told instead of on the portal's own port. */
  port: number | undefined;
}

interface Given {
  PORT: number;
  METRICS_TOKEN?: string | undefined;
  METRICS_PORT?: number | undefined;
}

/** Undefined: they are told to nobody. */
export function metricsSettings({
  METRICS_TOKEN: token,
  METRICS_PORT: port,
}: Given): MetricsSettings | undefined {
  return token === undefined && port === undefined ? undefined : { token, port };
}

/** What is wrong with settings that are each right. */
export const metricsProblems = ({ PORT, METRICS_PORT }: Given): string[] =>
  METRICS_PORT === PORT ? ['METRICS_PORT: toegestaan: een andere poort dan PORT.'] : [];
