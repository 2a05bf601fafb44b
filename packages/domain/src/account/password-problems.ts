export type PasswordProblem = 'too-short' | 'no-capital-letter' | 'no-number' | 'no-special-character'

const shortestPassword = 8

/** Every rule of §5 that a password breaks; empty when it is accepted. Characters are counted, not code units. */
export const passwordProblems = (text: string): PasswordProblem[] => {
  const problems: PasswordProblem[] = []
  if ([...text].length < shortestPassword) problems.push('too-short')
  if (!/\p{Lu}/u.test(text)) problems.push('no-capital-letter')
  if (!/\p{Nd}/u.test(text)) problems.push('no-number')
  if (!/[^\p{L}\p{M}\p{N}\s]/u.test(text)) problems.push('no-special-character')
  return problems
}
