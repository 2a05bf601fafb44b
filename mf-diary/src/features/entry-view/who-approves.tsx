import { useQuery } from '@tanstack/react-query'
import type { DiaryEntry } from '@veckovis/contracts/diary'
import { LoadedNames } from '@veckovis/forms/loaded'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Hint, Inline } from '@veckovis/ui'
import { approversQuery } from '../../data/diary-queries'
import { queryClient } from '../../data/query-client'
import { refreshDiary } from '../../data/all-units-queries'
import { remindApprovers } from '../../data/entry-calls'
import { versionOf } from '../../data/entry-version'

type OfEntry = { readonly entry: DiaryEntry }

const RemindButton = ({ entry, isDone }: OfEntry & { readonly isDone: boolean }) => {
  const { t } = useTranslation('mf-diary')
  const { unitId, id } = entry
  const { isBusy, save } = useSave({
    save: () => remindApprovers(id, versionOf(entry)),
    onSaved: async ({ mail }) => {
      notify[mail === 'sent' ? 'success' : 'info'](t(`approvers.told.${mail}`))
      await queryClient.invalidateQueries({ queryKey: approversQuery(unitId, id).queryKey })
    },
    problemOf,
    onProblem: problem => {
      notify.error(refusalText(problem, 'diary', 'record'))
      return refreshDiary(unitId)
    },
  })
  return (
    <Inline>
      <Button loading={isBusy} disabled={isDone} onClick={() => void save()}>
        {t('approvers.remind')}
      </Button>
      {isDone && <Hint>{t('approvers.remindedToday')}</Hint>}
    </Inline>
  )
}

/** Who may approve an entry, or a change of it, for those who may not: by name, and with a reminder by mail once a day. */
export const WhoApproves = ({ entry, isChange = false }: OfEntry & { readonly isChange?: boolean }) => {
  const { t } = useTranslation('mf-diary')
  const query = approversQuery(entry.unitId, entry.id)
  const names = useQuery({ ...query, select: ({ approvers }) => approvers })
  const { data } = useQuery(query)
  return (
    <section aria-label={t('approvers.label')}>
      <LoadedNames
        query={names}
        named={all => t(isChange ? 'proposal.who' : 'approvers.who', { names: all })}
        nobody={t('approvers.nobody')}
      />
      {data?.mayRemind === true && data.approvers.length > 0 && (
        <RemindButton entry={entry} isDone={data.remindedToday} />
      )}
    </section>
  )
}
