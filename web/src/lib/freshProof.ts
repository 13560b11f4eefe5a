/** Asks whoever uses the session to prove who they are; whether they have. */
type Question = () => Promise<boolean>;

let question: Question | null = null;

/** From now on, until the answer is called. Without one, calls that need a fresh proof fail as they are. */
export function askForFreshProof(next: Question): () => void {
  question = next;
  return () => {
    if (question === next) question = null;
  };
}

/** A call that the server wants a fresh proof for is repeated once there is one: nothing that was typed for it is lost. */
export async function withFreshProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isUnproved = error instanceof Error && 'code' in error && error.code === 'ADMIN_UNPROVED';
    if (!isUnproved || !(await question?.())) throw error;
  }
  return call();
}
