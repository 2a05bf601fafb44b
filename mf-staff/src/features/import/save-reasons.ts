import type { Words } from '@veckovis/platform'
import { writeCsv } from '@veckovis/spreadsheet/csv'
import { saveFile } from '@veckovis/spreadsheet/save-file'
import { reasonText } from './cell-words'
import type { ShownPerson } from './shown-person'

/** Gives the person a list of every cell for which somebody cannot go in, with why, in the order of the file. */
export const saveReasons = (people: readonly ShownPerson[], t: Words, own: Words): void => {
  const heads = [own('lines'), t('fields.name'), t('fields.birthday'), own('reasonsFile.field'), own('reasonsFile.why')]
  const lines = people.flatMap(({ name, birthday, problems }) =>
    problems.map(problem => [
      problem.line,
      name,
      birthday,
      t(`fields.${problem.field}`),
      reasonText(problem, { t, own }),
    ]),
  )
  saveFile(own('reasonsFile.name'), 'csv', writeCsv([heads, ...lines]))
}
