import { isRequiredDetail, newPerson, personDetailNames } from '@veckovis/contracts/people'
import { jobTitleIds } from '@veckovis/domain/access'
import type { Language } from '@veckovis/platform'
import { cellOf, flagOf, listColumn, reasonsOf } from './list-cells'
import { unsent, type ListKind } from './list-row'
import { jobTitleIn, yesAndNo } from './list-words'
import { readByContract } from './row-schema'
import { rightsOf } from './user-rights'

const examples = (language: Language) => [
  [
    'anna.exempel@kommun.example',
    'Anna',
    'Exempel',
    '0701234567',
    jobTitleIn(language, jobTitleIds.unitManager),
    'Hemtjänst norr > Bergshamra | Hemtjänst norr > Rimbo',
    yesAndNo[language].yes,
  ],
  [
    'bo.exempel@kommun.example',
    'Bo',
    'Exempel',
    '',
    jobTitleIn(language, jobTitleIds.economist),
    'Exempelkommunen',
    yesAndNo[language].no,
  ],
]

/** People, each with the usual roles of their job title on the places that are named. */
export const userList: ListKind = {
  name: 'user',
  columns: [
    ...personDetailNames.map(detail => listColumn(detail, detail, isRequiredDetail(detail))),
    listColumn('jobTitle', 'jobTitle'),
    listColumn('places', 'places'),
    listColumn('invite', 'invite'),
  ],
  readRow: ({ cells }, findPlace) => {
    const invite = flagOf(cells, 'invite', false)
    const named = { jobTitle: cellOf(cells, 'jobTitle'), places: cellOf(cells, 'places') }
    const { jobTitleId, roles, reasons } = rightsOf(named, findPlace)
    const request = {
      ...Object.fromEntries(personDetailNames.map(detail => [detail, cellOf(cells, detail)])),
      jobTitleId,
      roles,
      invite: invite.ok ? invite.value : unsent.flag,
    }
    return readByContract(newPerson, request, [...reasons, ...reasonsOf(invite)])
  },
  examples,
  identityOf: request => newPerson.parse(request).email,
}
