import { ImportTable, Lines } from '@veckovis/lists/import'
import { useTranslation } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { changeText, problemText } from './cell-words'
import { saveReasons } from './save-reasons'
import { canGoIn, type ShownPerson } from './shown-person'
import type { Preview } from './use-staff-import'
import * as styles from './import.module.css'

type PeoplePreviewProps = Preview & { readonly onChoose: (ids: readonly number[], isChosen: boolean) => void }

/** What the list changes of a person, or why it cannot. */
const Outcome = ({ person }: { readonly person: ShownPerson }) => {
  const { t } = useTranslation('mf-staff')
  const { t: own } = useTranslation('staff-import')
  const words = { t, own }
  if (person.kind === 'refused') return <Lines isBad texts={person.problems.map(each => problemText(each, words))} />
  if (person.kind === 'changed') return <Lines texts={person.changes.map(each => changeText(each, words))} />
  return person.hasNamesake ? <Lines texts={[own('namesake')]} /> : null
}

const useColumns = (): RecordColumn<ShownPerson, never>[] => {
  const { t } = useTranslation('mf-staff')
  const { t: own } = useTranslation('staff-import')
  return [
    {
      key: 'name',
      title: t('fields.name'),
      isRowHeader: true,
      cell: ({ name, birthday }) => (
        <>
          {name}
          <span className={styles.birthday}>{birthday}</span>
        </>
      ),
    },
    { key: 'lines', title: own('lines'), align: 'end', cell: ({ lines }) => lines.join(', ') },
    { key: 'kind', title: own('kind'), cell: ({ kind }) => own(`kinds.${kind}`) },
    { key: 'outcome', title: own('outcome'), cell: person => <Outcome person={person} /> },
  ]
}

const idOf = ({ id }: ShownPerson) => id
const isRefused = ({ problems }: ShownPerson) => problems.length > 0

/** Everybody of the list: who is new, what changes, who stays and who cannot go in; chosen one by one. */
export const PeoplePreview = ({ people, list, chosen, onChoose }: PeoplePreviewProps) => {
  const { t } = useTranslation('mf-staff')
  const { t: own } = useTranslation('staff-import')
  return (
    <ImportTable
      label={own('people')}
      columns={useColumns()}
      rows={people}
      rowKey={idOf}
      isRefused={isRefused}
      unknown={list.unknown}
      hiddenRows={list.hiddenRows}
      reasons={{ label: own('takeReasons'), save: () => saveReasons(people, t, own) }}
      choice={{ chosen, isOffered: canGoIn, nameOf: ({ name }) => name, onChoose }}
    />
  )
}
