import type { NamedList } from '@veckovis/contracts/diary'
import type { SheetCell, SheetMark } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'
import { hoursText, reasonText } from '../../data/entry-texts'
import { standingOf, type PlannedPart, type PlanEntry, type PlanStanding } from './planned-cells'

export type PlanTexts = { readonly absences: NamedList; readonly t: Words }

/** What waits is striped, what was handled by hand dotted. */
export const patternOf: Record<PlanStanding, SheetMark['pattern']> = {
  approved: 'plain',
  waiting: 'stripes',
  handled: 'dots',
}

const tonesOfAbsences: Readonly<Record<number, SheetMark['tone']>> = { 1: 'bad', 2: 'accent', 4: 'good', 6: 'warning' }

/** A tone beside the letters that stand in the cell: what is not told apart by it is by them. */
export const toneOf = ({ category, reason }: Pick<PlanEntry, 'category' | 'reason'>): SheetMark['tone'] => {
  if (category === 'EXTRA_RESOURCE') return 'good'
  if (category === 'CHANGE_OF_NEEDS') return 'warning'
  return (typeof reason === 'number' ? tonesOfAbsences[reason] : undefined) ?? 'muted'
}

const knownCodes = [1, 2, 3, 4, 5, 6, 7]

/** The letter that stands for a reason of absence; nothing for what has a row of its category. */
export const codeOf = ({ reason }: Pick<PlanEntry, 'reason'>, t: Words): string => {
  if (typeof reason === 'string') return ''
  return knownCodes.includes(reason) ? t(`plan.codes.${reason}`) : String(reason)
}

const sumOf = (parts: readonly PlannedPart[]): number | null => {
  const hours = parts.map(part => part.hours).filter(each => each !== null)
  return hours.length === 0 ? null : hours.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100
}

/** Parts of one reason that stand in the same way are one mark. */
const alike = (parts: readonly PlannedPart[]): PlannedPart[][] => {
  const found = new Map<string, PlannedPart[]>()
  for (const part of parts) {
    const key = `${part.entry.category}/${part.entry.reason}/${standingOf(part.entry)}/${part.entry.changeWaits}`
    const others = found.get(key)
    if (others === undefined) found.set(key, [part])
    else others.push(part)
  }
  return [...found.values()]
}

const titleOf = (entry: PlanEntry, hours: number | null, { absences, t }: PlanTexts): string => {
  const reason = reasonText(entry, absences, t)
  const standing = t(`plan.standings.${standingOf(entry)}`)
  if (hours !== null) return t('plan.part', { reason, standing, hours: hoursText(hours) })
  return t('plan.partOfWeek', { reason, standing, hours: hoursText(entry.perWeek) })
}

/** Who comes in the place of the person of these entries, each once; nothing where nobody is named. */
const comesText = (parts: readonly PlannedPart[], t: Words): string => {
  const names = parts.map(({ entry }) => entry.substituteName).filter(name => name !== undefined && name !== null)
  return names.length === 0 ? '' : `, ${t('plan.comes', { name: [...new Set(names)].join(', ') })}`
}

const changeText = ({ changeWaits }: PlanEntry, t: Words): string =>
  changeWaits === true ? `, ${t('plan.changeWaits')}` : ''

const marksOf = (parts: readonly PlannedPart[], texts: PlanTexts): SheetMark[] =>
  alike(parts).flatMap(group => {
    const entry = group[0]?.entry
    if (entry === undefined) return []
    const look = { pattern: patternOf[standingOf(entry)], tone: toneOf(entry) }
    // The letters and hours are on paper already; how it stands is told by the pattern.
    return [
      {
        ...look,
        title: `${titleOf(entry, sumOf(group), texts)}${comesText(group, texts.t)}${changeText(entry, texts.t)}`,
        onPaper: '',
      },
    ]
  })

/** Stands after the letter of an absence behind which a proposed change waits. */
export const signOfChange = '*'

const changeSign = ({ changeWaits }: PlanEntry): string => (changeWaits === true ? signOfChange : '')

const mostCodes = 2

const codesOf = (parts: readonly PlannedPart[], t: Words): string => {
  const codes = [...new Set(parts.map(({ entry }) => `${codeOf(entry, t)}${changeSign(entry)}`))].filter(
    code => code !== '',
  )
  return codes.length > mostCodes ? `${codes[0]}+${codes.length - 1}` : codes.join('+')
}

const read = { editable: false, dirty: false } as const

export const emptyCell: SheetCell = { ...read, text: '' }

const lookOf = (parts: readonly PlannedPart[], texts: PlanTexts): SheetCell => {
  const hours = sumOf(parts)
  const text = [codesOf(parts, texts.t), hours === null ? '' : hoursText(hours)].filter(each => each !== '').join(' ')
  return { ...read, text, marks: marksOf(parts, texts) }
}

/** All that a look is made of. */
const keyOf = ({ entry, hours }: PlannedPart): string =>
  [entry.category, entry.reason, standingOf(entry), hours, entry.perWeek, entry.substituteName, entry.changeWaits].join(
    '/',
  )

const looks = new WeakMap<PlanTexts, Map<string, SheetCell>>()

/**
 * What stands in a cell: letters of the reasons and the hours, over colour and pattern. Cells of a year are alike by the
 * hundreds: what they say is put into words once, which a slow machine waits for.
 */
export const planCell = (parts: readonly PlannedPart[], isChosen: boolean, texts: PlanTexts): SheetCell => {
  const known = looks.get(texts) ?? new Map<string, SheetCell>()
  looks.set(texts, known)
  const key = parts.map(keyOf).join('+')
  const cell = known.get(key) ?? lookOf(parts, texts)
  known.set(key, cell)
  return isChosen ? { ...cell, dirty: true, tone: 'accent' } : cell
}
