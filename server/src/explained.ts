/** A failure whose message says what happened and what to do: the stack would only hide it. */
export class ExplainedError extends Error {}
