import { isDiaryDay, keepInYear, noSubstitute, type DiaryCategory } from '@veckovis/domain/diary'
import type { FormFields } from '@veckovis/forms'
import { proposalOf, temporaryOf, type EntryField, type Member } from './entry-values'
import { othersOf } from './for-each-person'

type FormBasis = { readonly category: DiaryCategory; readonly basis: { readonly people: readonly Member[] } }

const restText = (from: string, to: string) => {
  const { to: kept, rest } = keepInYear(from, to)
  return { to: kept, rest: rest === null ? '' : `${rest.from} ${rest.to}` }
}

const followsYear = (rest: string, from: string) => rest.startsWith(String(Number(from.slice(0, 4)) + 1))

type EntryTexts = Pick<FormFields<EntryField>, 'values' | 'set'>

/** What choosing one thing does to the others. */
export const connectFields = ({ category, basis }: FormBasis, { values, set }: EntryTexts) => {
  /** Hours that were proposed give way to another proposal; those that somebody has typed stay. */
  const propose = (changed: { readonly staffId?: string; readonly from?: string }) => {
    const before = proposalOf(basis.people, values.staffId, values.from)
    if (category !== 'ABSENCE' || (values.perDay !== '' && values.perDay !== before)) return
    set('perDay', proposalOf(basis.people, changed.staffId ?? values.staffId, changed.from ?? values.from))
  }

  const changeDates = (changed: { readonly from?: string; readonly to?: string }) => {
    const { from, to } = { from: values.from, to: values.to, ...changed }
    for (const [name, day] of Object.entries(changed)) set(name as 'from' | 'to', day)
    if (changed.from !== undefined && isDiaryDay(from)) propose({ from })
    if (!isDiaryDay(from) || !isDiaryDay(to)) return
    // The end follows a start that is moved beyond it.
    const kept = changed.from !== undefined && to < from ? { to: from, rest: '' } : restText(from, to)
    if (kept.to !== to) set('to', kept.to)
    // What was cut off stays offered until the end is chosen again, or another year.
    if (kept.rest !== '' || changed.to !== undefined || !followsYear(values.rest, from)) set('rest', kept.rest)
  }

  const choosePerson = (staffId: string) => {
    set('staffId', staffId)
    // Nobody gets two.
    if (othersOf(values).includes(staffId))
      set(
        'others',
        othersOf(values)
          .filter(id => id !== staffId)
          .join(' '),
      )
    propose({ staffId })
  }

  /** The first of them is the person of the form. */
  const choosePeople = ([first = '', ...others]: readonly string[]) => {
    if (first !== values.staffId) choosePerson(first)
    set('others', others.join(' '))
  }

  /** Who comes instead works as long as the other one is away, until something else is typed. */
  const chooseSubstitute = (type: string) => {
    set('substituteType', type)
    const comes = type !== '' && type !== String(noSubstitute)
    if (comes && values.temporaryPerDay === '') set('temporaryPerDay', temporaryOf(values))
  }

  return { changeDates, choosePerson, choosePeople, chooseSubstitute }
}
