import { useQuery } from '@tanstack/react-query'
import { LoadedList, useListAddress, useNewRow } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { diaryBasisQuery, diaryListQuery, readEntries } from '../data/diary-queries'
import { absenceReasonsQuery } from '../data/all-units-queries'
import { diaryShape } from '../data/diary-shape'
import { withAbsences } from '../data/with-absences'
import { useEntryActions } from '../features/entry-actions/use-entry-actions'
import { EntryFilters } from '../features/entry-list/entry-filters'
import { DiaryDialogs } from './diary-dialogs'
import { DiaryList } from './diary-list'
import { DiaryToolbar } from './diary-toolbar'
import { useAddressedEntry } from './use-addressed-entry'
import { useDiaryDialog } from './use-diary-dialog'

const useDiary = (unitId: number) => {
  const address = useListAddress(diaryShape)
  const list = useQuery(diaryListQuery(unitId, address.part))
  const reasons = useQuery(absenceReasonsQuery)
  const basis = useQuery(diaryBasisQuery(unitId))
  const { show, newRow } = useNewRow(address, async part => {
    const { entries, total } = await readEntries(unitId, part)
    return { items: entries, total }
  })
  return {
    ...{ show, newRow },
    address,
    list: list.data,
    absences: reasons.data,
    basis: basis.data,
    query: withAbsences(list, reasons),
  }
}

/** The entries of a unit with what can be done with them, newest first until somebody asks for another order. */
export const UnitDiary = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-diary')
  const { address, list, absences, basis, query, show, newRow } = useDiary(unitId)
  const canWrite = list?.write === true
  const { dialog, choose: setDialog } = useAddressedEntry(useDiaryDialog(unitId, canWrite))
  const actionsOf = useEntryActions({
    ...{ unitId, today: basis?.today, approves: list?.approve === true },
    onDialog: setDialog,
  })
  return (
    <>
      <DiaryToolbar
        unitId={unitId}
        part={address.part}
        list={list}
        onCreate={category => setDialog({ kind: 'create', category })}
      />
      {absences !== undefined && <EntryFilters {...address} absences={absences} people={basis?.people} />}
      <LoadedList
        query={query}
        list={address}
        empty={{ icon: 'diary', title: t('empty.title'), text: t(canWrite ? 'empty.write' : 'empty.text') }}
      >
        {read => (
          <DiaryList
            unitId={unitId}
            list={read}
            absences={read.absences}
            address={address}
            busy={query.isPlaceholderData}
            newRow={newRow}
            actionsOf={actionsOf}
            onOpen={id => setDialog({ kind: 'view', id })}
          />
        )}
      </LoadedList>
      <DiaryDialogs
        unitId={unitId}
        dialog={dialog}
        may={list}
        today={basis?.today}
        actionsOf={actionsOf}
        onDialog={setDialog}
        onMade={show}
      />
    </>
  )
}
