/** The steps of bringing a module onto the page, in order, and what comes when it is there. */
export type LoadStep =
  'registry' | 'compatibility' | 'fetch' | 'messages' | 'mount' | 'render' | 'part' | 'use' | 'call'

/** What the person is told; each kind has its own translated text. */
export type FailureKind = 'incompatible' | 'unreachable' | 'timeout' | 'broken'

export interface ModuleFailure {
  kind: FailureKind
  step: LoadStep
  moduleId: string
  version: string
  /** Said on the page and in the error log, so that support can find the one from the other. */
  supportCode: string
  detail: string
}

/** A step that fails in a way the shell knows the reason of. */
export class LoadError extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.name = 'LoadError'
    this.kind = kind
  }
}

// The federation runtime names the network failure of an entry by this code.
const networkCodes = ['RUNTIME-008']
const networkNames = ['ChunkLoadError', 'TimeoutError', 'NetworkError']

const isNetworkError = (error: Error): boolean =>
  networkNames.includes(error.name) ||
  networkCodes.some(code => error.message.includes(code)) ||
  error.message.includes('Failed to fetch') ||
  error.message.includes('Loading CSS chunk')

/** Network failures may be tried again; code that ran and failed may not. */
export const kindOfError = (error: unknown): FailureKind => {
  if (error instanceof LoadError) return error.kind
  return error instanceof Error && isNetworkError(error) ? 'unreachable' : 'broken'
}

const stepLetters: Record<LoadStep, string> = {
  registry: 'G',
  compatibility: 'C',
  fetch: 'F',
  messages: 'M',
  mount: 'O',
  render: 'R',
  part: 'P',
  use: 'U',
  call: 'A',
}

/** Short enough to read out on the phone: the step and a number made from the moment of the failure. */
export const supportCodeOf = (step: LoadStep, moment: number): string =>
  `${stepLetters[step]}-${Math.floor(moment / 1000)
    .toString(36)
    .toUpperCase()
    .slice(-6)}`

export const failureOf = (
  error: unknown,
  context: { step: LoadStep; moduleId: string; version: string; moment: number },
): ModuleFailure => ({
  kind: kindOfError(error),
  step: context.step,
  moduleId: context.moduleId,
  version: context.version,
  supportCode: supportCodeOf(context.step, context.moment),
  detail: error instanceof Error ? error.message : String(error),
})
