/** How long to wait for proof that the database responds. */
const PATIENCE_MS = 100;
/** How long a proof is valid for callers that cannot wait. */
const FRESH_MS = 50;

/**
 * Whether messages of the database arrive: once it answers a query, everything announced before has arrived.
 */
export interface Proof {
  /** Asks now; false without a timely answer. Concurrent callers share one query. */
  confirm(): Promise<boolean>;
  /** Whether it was proven a moment ago. */
  isFresh(): boolean;
}

/** Resolves to false on a timeout. */
function withTimeout(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}

/** Makes a proof from a query on the connection that receives the messages. */
export function makeProof(ask: () => Promise<unknown>): Proof {
  let asked: { at: number; answer: Promise<boolean> } | null = null;
  let following: Promise<boolean> | null = null;
  let provenAt = -Infinity;

  function send(): Promise<boolean> {
    const at = performance.now();
    const answer = ask()
      .then(
        () => {
          provenAt = at;
          return true;
        },
        () => false,
      )
      .finally(() => (asked = null));
    asked = { at, answer };
    return answer;
  }

  function confirm(): Promise<boolean> {
    if (!asked) return withTimeout(send());
    if (performance.now() - asked.at > PATIENCE_MS) return Promise.resolve(false);
    // The query in progress was sent before this call, so it proves too little.
    following ??= asked.answer.then(() => {
      following = null;
      return send();
    });
    return withTimeout(following);
  }

  return {
    confirm,
    isFresh() {
      const age = performance.now() - provenAt;
      // Renewed early, so that callers that cannot wait find it fresh.
      if (age > FRESH_MS / 2 && !asked) void send();
      return age < FRESH_MS;
    },
  };
}
