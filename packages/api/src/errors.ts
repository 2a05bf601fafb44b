import type { BudgetSettingRefusal, NeedsRefusal, ResourceRefusal } from '@veckovis/contracts/budget'
import type { ForecastRefusal, NoteRefusal } from '@veckovis/contracts/forecast'
import type { LicenceRefusal } from '@veckovis/contracts/modules'
import type { SessionRefusal } from '@veckovis/contracts/session'
import type { StaffRefusal } from '@veckovis/contracts/staff'
import type { CommonRefusal } from '@veckovis/contracts/wire'

/** Everything that the contract lets the API say instead of a success: a code, and the details that belong to it. */
export type Refusal =
  | CommonRefusal
  | BudgetSettingRefusal
  | ForecastRefusal
  | LicenceRefusal
  | NeedsRefusal
  | NoteRefusal
  | ResourceRefusal
  | SessionRefusal
  | StaffRefusal

/** A refusal that the caller caused or has to know of. src/http/error-mapping.ts turns it into an answer. */
export class AppError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly headers: Readonly<Record<string, string>> = {},
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
