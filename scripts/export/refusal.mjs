/** Something the caller can put right; its message says what. */
export class Refusal extends Error {}
