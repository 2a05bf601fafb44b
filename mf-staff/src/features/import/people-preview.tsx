import { ListPages } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { classNames, Stack } from '@veckovis/ui'
import { RecordTable, type RecordColumn } from '@veckovis/ui/record-table'
import { useState } from 'react'
import { changeText, problemText } from './cell-words'
import { canGoIn, type ShownPerson } from './shown-person'
import * as styles from './import.module.css'

type PeoplePreviewProps = {
  readonly people: readonly ShownPerson[]
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (ids: readonly number[], isChosen: boolean) => void
}

const unsorted = { key: 'lines' as never, direction: 'ascending' } as const
const stays = () => undefined

const Lines = ({ texts, isBad = false }: { readonly texts: readonly string[]; readonly isBad?: boolean }) => (
  <ul className={classNames(styles.lines, isBad && styles.bad)}>
    {texts.map(text => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

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

/** Everybody of the list, a page at a time: who is new, what changes, who stays and who cannot go in; chosen one by one. */
export const PeoplePreview = ({ people, chosen, onChoose }: PeoplePreviewProps) => {
  const { t: own } = useTranslation('staff-import')
  const columns = useColumns()
  const [part, setPart] = useState({ page: 1, pageSize: 10 as number })
  const from = (part.page - 1) * part.pageSize
  const inSight = people.slice(from, from + part.pageSize)
  return (
    <Stack gap={3}>
      <RecordTable
        label={own('people')}
        isTight
        columns={columns}
        rows={inSight}
        rowKey={({ id }) => id}
        sort={unsorted}
        onSort={stays}
        selection={{
          isSelected: ({ id }) => chosen.has(id),
          isOffered: canGoIn,
          label: ({ name }) => own('choose', { name }),
          onSelect: ({ id }, isChosen) => onChoose([id], isChosen),
          allLabel: own('chooseAll'),
          onSelectAll: isChosen =>
            onChoose(
              inSight.filter(canGoIn).map(({ id }) => id),
              isChosen,
            ),
        }}
      />
      {people.length > part.pageSize && <ListPages part={part} total={people.length} onPart={setPart} />}
    </Stack>
  )
}
