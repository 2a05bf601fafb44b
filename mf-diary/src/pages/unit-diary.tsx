import { useQuery } from '@tanstack/react-query'
import { useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Notice, Skeleton } from '@veckovis/ui'
import { absenceReasonsQuery, diaryBasisQuery, diaryListQuery } from '../data/diary-queries'
import { useEntryActions } from '../features/entry-actions/use-entry-actions'
import { EntryFilters } from '../features/entry-list/entry-filters'
import { useListAddress } from '../features/entry-list/use-list-address'
import { useLastPage } from '../parts/use-last-page'
import { DiaryDialogs } from './diary-dialogs'
import { DiaryList } from './diary-list'
import { DiaryToolbar } from './diary-toolbar'
import { useAddressedEntry } from './use-addressed-entry'
import { useDiaryDialog } from './use-diary-dialog'

const useDiary = (unitId: number) => {
  const address = useListAddress()
  const list = useQuery(diaryListQuery(unitId, address.part))
  const reasons = useQuery(absenceReasonsQuery)
  const basis = useQuery(diaryBasisQuery(unitId))
  useProgress(list.isFetching)
  useLastPage(list.isPlaceholderData ? undefined : list.data?.total, address)
  return {
    address,
    list,
    basis: basis.data,
    absences: reasons.data,
    error: list.error ?? reasons.error,
    isFetching: list.isFetching || reasons.isFetching,
    retry: () => void Promise.all([list.refetch(), reasons.refetch()]),
  }
}

/** The entries of a unit with what can be done with them, newest first until somebody asks for another order. */
export const UnitDiary = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-diary')
  const { address, list, basis, absences, error, isFetching, retry } = useDiary(unitId)
  const canWrite = list.data?.write === true
  const { dialog, choose: setDialog } = useAddressedEntry(useDiaryDialog(unitId, canWrite))
  const actionsOf = useEntryActions({ unitId, today: basis?.today, onDialog: setDialog })
  const isRead = list.data !== undefined && absences !== undefined
  return (
    <>
      <DiaryToolbar
        unitId={unitId}
        part={address.part}
        list={list.data}
        onCreate={category => setDialog({ kind: 'create', category })}
      />
      {absences !== undefined && <EntryFilters {...address} absences={absences} people={basis?.people} />}
      {address.hasProblem && <Notice tone="warning">{t('list.addressProblem')}</Notice>}
      {!isRead && (error === null || isFetching) && <Skeleton lines={8} label={t('loading')} />}
      {error !== null && !isFetching && <LoadFailureNotice error={error} retrying={isFetching} onRetry={retry} />}
      {isRead && (
        <DiaryList
          list={list.data}
          absences={absences}
          address={address}
          busy={list.isPlaceholderData}
          actionsOf={actionsOf}
          onOpen={id => setDialog({ kind: 'view', id })}
        />
      )}
      <DiaryDialogs
        unitId={unitId}
        dialog={dialog}
        canWrite={canWrite}
        today={basis?.today}
        actionsOf={actionsOf}
        onDialog={setDialog}
      />
    </>
  )
}
