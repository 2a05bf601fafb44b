/** Versions by module; null for what names none. */
export function readCandidates(text: string): Map<string, string> | null
/** The suite's answer about its modules with the candidates in the place of what it names. */
export function candidateMiddleware(options: { readonly suite: string; readonly candidates: Map<string, string> }): {
  readonly middleware: (request: object, response: object, next: (problem?: unknown) => void) => Promise<void>
}
