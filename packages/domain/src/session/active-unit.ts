import { fail, succeed, type Result } from '../result'

/** The active unit as kept in browser storage (§3). */
export type ActiveUnit = {
  readonly unit: { readonly id: number; readonly name: string }
  readonly department: string
  readonly municipality: { readonly name: string; readonly logo: string | null }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Accepts only a positive whole unit id and names that are strings; the logo may be missing as null. */
export const validateActiveUnit = (value: unknown): Result<ActiveUnit, 'invalid-active-unit'> => {
  const invalid = fail('invalid-active-unit' as const)
  if (!isRecord(value) || !isRecord(value['unit']) || !isRecord(value['municipality'])) return invalid
  const { id, name } = value['unit']
  const { name: municipalityName, logo } = value['municipality']
  const department = value['department']
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return invalid
  if (typeof name !== 'string' || typeof department !== 'string' || typeof municipalityName !== 'string') return invalid
  if (logo !== null && typeof logo !== 'string') return invalid
  return succeed({ unit: { id, name }, department, municipality: { name: municipalityName, logo } })
}

/** The same from the stored text, which may be broken or absent. */
export const parseActiveUnit = (text: string | null): Result<ActiveUnit, 'invalid-active-unit'> => {
  if (text === null) return fail('invalid-active-unit')
  try {
    return validateActiveUnit(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return fail('invalid-active-unit')
    throw error
  }
}
