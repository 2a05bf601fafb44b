import { useQuery } from '@tanstack/react-query'
import { staffEmployments } from '@veckovis/contracts/staff'
import { AddButton, FilterField, ListTable, ListToolbar, LoadedList, useListAddress, useNewRow } from '@veckovis/lists'
import { useKeptDrafts, useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import type { StaffDialog } from '../data/staff-dialog'
import { dialogOfSubject, staffDraftKind } from '../data/staff-draft'
import { readStaff, staffListQuery, staffShape } from '../data/staff-queries'
import { StaffExport } from '../features/export/staff-export'
import { staffColumns } from '../features/staff-table/staff-columns'
import { ImportButton } from './import-button'
import { StaffDialogs } from './staff-dialogs'

/** What was being written when the page was lost stands open again, for anyone who may write. */
const useStaffDialog = (unitId: number, canEdit: boolean) => {
  const [chosen, choose] = useState<StaffDialog | null>(null)
  const [kept] = useKeptDrafts(staffDraftKind, unitId)
  const resumed = kept === undefined || !canEdit ? null : dialogOfSubject(kept.subject)
  return { dialog: chosen ?? resumed ?? ({ kind: 'none' } as const), choose }
}

const useStaffList = (unitId: number) => {
  const { t } = useTranslation('mf-staff')
  const list = useListAddress(staffShape)
  const query = useQuery(staffListQuery(unitId, list.part))
  const { dialog, choose: setDialog } = useStaffDialog(unitId, query.data?.write === true)
  const add = query.data?.write === true && <AddButton label={t('add')} onAdd={() => setDialog({ kind: 'create' })} />
  const { show, newRow } = useNewRow(list, async part => {
    const { staff, total } = await readStaff(unitId, part)
    return { items: staff, total }
  })
  return { list, query, dialog, setDialog, add, show, newRow }
}

type StaffListState = ReturnType<typeof useStaffList> & { readonly unitId: number }

const Toolbar = ({ unitId, list: { part, change, filtersSet }, query: { data }, add }: StaffListState) => {
  const { t } = useTranslation('mf-staff')
  return (
    <ListToolbar
      search={{ label: t('table.search'), value: part.search, onSearch: search => change({ search }) }}
      filters={{
        set: filtersSet,
        fields: (
          <FilterField>
            {/* Those who have left stand behind this choice. */}
            <Select
              label={t('table.employment')}
              value={part.filters.employment}
              options={staffEmployments.map(value => ({ value, label: t(`employments.${value}`) }))}
              onChange={employment => change({ filters: { employment } })}
            />
          </FilterField>
        ),
      }}
      actions={
        <>
          <StaffExport unitId={unitId} part={part} total={data?.total} />
          {add !== false && <ImportButton unitId={unitId} />}
          {add}
        </>
      }
    />
  )
}

/** The table of one unit's staff with its search, and the dialog that stands over it. */
export const UnitStaff = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-staff')
  const state = useStaffList(unitId)
  const { list, query, dialog, setDialog, add, show, newRow } = state
  const nobody =
    list.part.filters.employment === 'left'
      ? { title: t('empty.left') }
      : { title: t('empty.title'), text: t(add === false ? 'empty.read' : 'empty.write'), action: add }
  return (
    <>
      <Toolbar {...state} unitId={unitId} />
      <LoadedList
        query={query}
        list={{ ...list, isNarrowed: list.part.search !== '' }}
        empty={{ icon: 'staff', ...nobody }}
      >
        {({ staff, total, write }) => (
          <ListTable
            label={t('table.label')}
            columns={staffColumns(t, { seesAll: write, onOpen: id => setDialog({ kind: 'view', id }) })}
            rows={staff}
            rowKey={({ id }) => id}
            list={list}
            total={total}
            busy={query.isPlaceholderData}
            newRow={newRow}
          />
        )}
      </LoadedList>
      <StaffDialogs
        unitId={unitId}
        dialog={dialog}
        canEdit={query.data?.write === true}
        fullTimeHours={query.data?.fullTimeHours ?? null}
        onMade={show}
        onDialog={setDialog}
      />
    </>
  )
}
