import { mostTried, type ConsequenceOfNew, type DiaryBasis, type DiaryContent } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { grouped } from '@veckovis/domain/lists'
import { contentOfValues } from '../entry-request'
import { entrySchema } from '../entry-rules'
import type { EntryValues } from '../entry-values'
import { valuesOfEach } from '../for-each-person'

const withoutPerson = (content: DiaryContent) => JSON.stringify({ ...content, staffId: null })

/**
 * What of the form moves a forecast: without the texts, which nothing follows from, and of many people once for
 * all whose entries differ in nothing else. Null while the form could not be saved as it stands.
 */
export const triedEntriesOf = (
  category: DiaryCategory,
  values: EntryValues,
  basis: DiaryBasis,
): Pick<ConsequenceOfNew, 'entries' | 'people'> | null => {
  const each = valuesOfEach({ ...values, title: '', notes: '' }, basis.people)
  const schema = entrySchema(category, basis)
  if (!each.every(one => schema.isValidSync(one))) return null
  const contents = each.map(one => contentOfValues(category, one))
  if (contents.length <= mostTried) return { entries: contents }
  const alike = [...grouped(contents, withoutPerson).values()]
  return { entries: alike.flatMap(([first]) => first ?? []), people: alike.map(({ length }) => length) }
}
