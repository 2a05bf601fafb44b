/** A code, and the details that belong to it. Which there are is said by the contract of each area. */
export type Refusal = { readonly code: string; readonly details?: object | undefined }

/** How a refusal is answered: the HTTP status, and the sentence for people. */
type RefusalAnswer = { readonly status: number; readonly sv: string; readonly en: string }

/**
 * A refusal that the caller caused or has to know of, made by the area's own function (http/general-error.ts).
 * src/http/error-mapping.ts turns it into an answer.
 */
export class AppError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly answer: RefusalAnswer,
    readonly headers: Readonly<Record<string, string>>,
    cause?: unknown,
  ) {
    super(refusal.code, { cause })
    this.name = 'AppError'
  }
}

/** A start that cannot go on: one clear sentence that says what to do. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}
