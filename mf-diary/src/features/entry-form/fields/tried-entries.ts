import type { DiaryBasis, DiaryContent } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { contentOfValues } from '../entry-request'
import { entrySchema } from '../entry-rules'
import type { EntryValues } from '../entry-values'
import { valuesOfEach } from '../for-each-person'

/**
 * What of the form moves a forecast, for each of its people: without the texts, which nothing follows from. Null while the
 * form could not be saved as it stands.
 */
export const triedEntriesOf = (
  category: DiaryCategory,
  values: EntryValues,
  basis: DiaryBasis,
): readonly DiaryContent[] | null => {
  const each = valuesOfEach({ ...values, title: '', notes: '' }, basis.people)
  const schema = entrySchema(category, basis)
  if (!each.every(one => schema.isValidSync(one))) return null
  return each.map(one => contentOfValues(category, one))
}
