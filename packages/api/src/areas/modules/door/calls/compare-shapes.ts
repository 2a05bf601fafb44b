import type { AnswerShape } from '@veckovis/contracts/calls'

/** How an answer differs from what a module takes. `certain`: no answer with this field is taken. */
export type Difference = { readonly isCertain: boolean; readonly text: string }

const fieldOf = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)
const named = (path: string) => (path === '' ? 'the answer' : path)
const perhaps = (differences: readonly Difference[]) => differences.map(({ text }) => ({ text, isCertain: false }))

const kindOfValue = (value: unknown) => (value === null ? 'null' : typeof value)

const kindsOf = ({ type, values }: AnswerShape): string[] | null => {
  if (values !== undefined) return [...new Set(values.map(kindOfValue))]
  return type === undefined ? null : [type === 'integer' ? 'number' : type]
}

const compareKinds = (sent: AnswerShape, taken: AnswerShape, path: string): Difference[] => {
  const [ofSent, ofTaken] = [kindsOf(sent), kindsOf(taken)]
  if (ofSent === null || ofTaken === null || ofSent.some(kind => ofTaken.includes(kind))) return []
  return [{ isCertain: true, text: `${named(path)} is ${ofSent.join(' or ')} and not ${ofTaken.join(' or ')}` }]
}

const compareValues = (sent: AnswerShape, taken: AnswerShape, path: string): Difference[] => {
  if (sent.values === undefined || taken.values === undefined) return []
  const strange = sent.values.filter(value => !taken.values?.includes(value))
  if (strange.length === 0) return []
  const isCertain = strange.length === sent.values.length
  return [
    { isCertain, text: `${named(path)} ${isCertain ? 'is' : 'may be'} ${strange.slice(0, 3).map(String).join(', ')}` },
  ]
}

/** A field that the module takes. */
const compareField = (sent: AnswerShape, taken: AnswerShape, name: string, path: string): Difference[] => {
  const field = fieldOf(path, name)
  const [ofSent, ofTaken] = [sent.properties?.[name], taken.properties?.[name]]
  const isNeeded = taken.required?.includes(name) === true
  if (ofSent === undefined)
    return isNeeded && sent.properties !== undefined ? [{ isCertain: true, text: `${field} is gone` }] : []
  const isSent = sent.required?.includes(name) === true
  const within = ofTaken === undefined ? [] : compareShapes(ofSent, ofTaken, field)
  const absent = isNeeded && !isSent ? [{ isCertain: false, text: `${field} may be absent` }] : []
  return [...absent, ...(isSent ? within : perhaps(within))]
}

const compareObjects = (sent: AnswerShape, taken: AnswerShape, path: string): Difference[] => {
  const known = Object.keys(taken.properties ?? {})
  const strange = Object.keys(sent.properties ?? {}).filter(name => taken.closed === true && !known.includes(name))
  return [
    ...known.flatMap(name => compareField(sent, taken, name, path)),
    ...strange.map(name => ({
      isCertain: sent.required?.includes(name) === true,
      text: `${fieldOf(path, name)} is new, and no other field is taken`,
    })),
    ...(sent.each && taken.each ? compareShapes(sent.each, taken.each, fieldOf(path, '*')) : []),
  ]
}

/** Each of the answers that may be sent has to be one of those that are taken. */
const compareChoices = (sent: AnswerShape, taken: AnswerShape, path: string): Difference[] => {
  const choices = taken.anyOf ?? [taken]
  const found = (sent.anyOf ?? [sent]).map(each => {
    const tries = choices.map(choice => compareShapes(each, choice, path))
    return tries.toSorted((one, other) => weightOf(one) - weightOf(other))[0] ?? []
  })
  const isCertain = found.every(differences => differences.some(each => each.isCertain))
  return found.flatMap(differences => (isCertain ? differences : perhaps(differences)))
}

const weightOf = (differences: readonly Difference[]) =>
  differences.reduce((sum, { isCertain }) => sum + (isCertain ? 1_000 : 1), 0)

/** How what a server sends differs from what a module takes, field by field. */
export const compareShapes = (sent: AnswerShape, taken: AnswerShape, path = ''): Difference[] => {
  if (sent.anyOf || taken.anyOf) return compareChoices(sent, taken, path)
  const kinds = compareKinds(sent, taken, path)
  if (kinds.length > 0) return kinds
  return [
    ...compareValues(sent, taken, path),
    ...(sent.type === 'object' && taken.type === 'object' ? compareObjects(sent, taken, path) : []),
    ...(sent.items && taken.items ? compareShapes(sent.items, taken.items, `${path}[]`) : []),
  ]
}
