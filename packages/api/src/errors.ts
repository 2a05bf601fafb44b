import type { ErrorCode } from '@veckovis/contracts/wire'

/** A refusal that the caller caused or has to know of. src/http/error-mapping.ts turns it into an answer. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(code, { cause })
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
