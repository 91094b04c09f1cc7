/** How long nobody waits for the database to prove that it speaks. */
const PATIENCE_MS = 100;
/** How long a proof counts for who can't wait. */
const FRESH_MS = 50;

/** Whether messages of the database arrive: once it answers a question, all that was told before it has come. */
export interface Proof {
  /** Asks now; false when no answer comes soon. All who ask at the same time share a question. */
  confirm(): Promise<boolean>;
  /** Whether it was proven a moment ago. */
  isFresh(): boolean;
}

/** Resolves to false when a promise takes too long. */
function patiently(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}

/** Makes a proof over a way to ask the database something, on the connection that its messages come by. */
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
    if (!asked) return patiently(send());
    if (performance.now() - asked.at > PATIENCE_MS) return Promise.resolve(false);
    // The question that is under way went out before this one came.
    following ??= asked.answer.then(() => {
      following = null;
      return send();
    });
    return patiently(following);
  }

  return {
    confirm,
    isFresh() {
      const age = performance.now() - provenAt;
      // Asked in time, so that who can't wait needs not.
      if (age > FRESH_MS / 2 && !asked) void send();
      return age < FRESH_MS;
    },
  };
}
