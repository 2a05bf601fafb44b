import { useQuery } from '@tanstack/react-query'
import type { ResourceBudgetList } from '@veckovis/contracts/budget'
import { KeptDraftNotice } from '@veckovis/forms/draft'
import { Loaded } from '@veckovis/forms/loaded'
import { useKeptDrafts, useProgress, useTranslation } from '@veckovis/platform'
import { useNavigate } from '@veckovis/platform/router'
import { Button, EmptyState, Icon, Inline, Notice } from '@veckovis/ui'
import { resourceListQuery } from '../data/budget-queries'
import { ResourceList } from '../features/resource-list/resource-list'
import { resourceDraftKind } from '../features/resource-wizard/draft/stored-draft'
import { useDraftTexts } from '../parts/use-draft-texts'
import { ResourceBudgetActions } from './resource-budget-actions'
import { NoStaffNotice } from './no-staff-notice'

/** What was typed in a wizard and never saved, to go on with or to throw away. */
const KeptDrafts = ({ unitId, list }: { readonly unitId: number; readonly list: ResourceBudgetList }) => {
  const { t } = useTranslation('mf-budget')
  const navigate = useNavigate()
  const texts = useDraftTexts()
  return useKeptDrafts(resourceDraftKind, unitId).map(({ subject, value, savedAt, discard }) => {
    const stored = list.budgets.find(({ id }) => String(id) === subject)
    const title =
      subject === 'new' ? t('resources.keptNew') : t('resources.keptEdit', { name: stored?.name ?? value.name })
    return (
      <KeptDraftNotice
        key={subject}
        title={title}
        savedAt={savedAt}
        texts={texts}
        onContinue={() => void navigate(subject === 'new' ? '/resources/new' : `/resources/${subject}/edit`)}
        onDiscard={discard}
      />
    )
  })
}

const NoResourceBudgets = ({ onCreate }: { readonly onCreate: (() => void) | undefined }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <EmptyState
      icon="budget"
      title={t('resources.empty')}
      action={
        onCreate !== undefined && (
          <Button variant="primary" icon={<Icon name="add" />} onClick={onCreate}>
            {t('resources.create')}
          </Button>
        )
      }
    >
      {t('resources.emptyText')}
    </EmptyState>
  )
}

const Resources = ({ unitId, list }: { readonly unitId: number; readonly list: ResourceBudgetList }) => {
  const { t } = useTranslation('mf-budget')
  const navigate = useNavigate()
  const create = list.write && list.hasStaff ? () => void navigate('/resources/new') : undefined
  return (
    <>
      {list.write && !list.hasStaff && <NoStaffNotice />}
      {!list.write && <Notice tone="info">{t('resources.readOnly')}</Notice>}
      {list.write && <KeptDrafts unitId={unitId} list={list} />}
      {list.budgets.length === 0 ? (
        <NoResourceBudgets onCreate={create} />
      ) : (
        <>
          <Inline>
            {create !== undefined && (
              <Button variant="primary" icon={<Icon name="add" />} onClick={create}>
                {t('resources.create')}
              </Button>
            )}
            <Button onClick={() => void navigate('/results')}>{t('resources.toResults')}</Button>
          </Inline>
          <ResourceList
            budgets={list.budgets}
            actionsOf={budget => (
              <ResourceBudgetActions
                budget={budget}
                rights={list}
                onEdit={() => void navigate(`/resources/${budget.id}/edit`)}
                onDeleted={() => undefined}
              />
            )}
          />
        </>
      )}
    </>
  )
}

/** Every resource budget of the unit, and the way to a new one. */
export const UnitResources = ({ unitId }: { readonly unitId: number }) => {
  const query = useQuery(resourceListQuery(unitId))
  useProgress(query.isFetching)
  return (
    <Loaded query={query} lines={8}>
      {list => <Resources unitId={unitId} list={list} />}
    </Loaded>
  )
}
