import { useQuery } from '@tanstack/react-query'
import type { BudgetChangeList, BudgetChangeOnWire } from '@veckovis/contracts/budget'
import { Loaded } from '@veckovis/forms/loaded'
import { lazyPage, useKeptDrafts, useProgress, useTranslation, withTexts } from '@veckovis/platform'
import { Button, Card, Icon, Inline, Stack } from '@veckovis/ui'
import { useState } from 'react'
import en from '../../../locales/changes/en.json'
import sv from '../../../locales/changes/sv.json'
import { budgetChangesQuery, type YearOfUnit } from '../../data/changes/budget-change-queries'
import { ChangesTable } from './changes-table'
import { budgetChangeDraft } from './budget-change-draft'
import { WithdrawQuestion } from './withdraw-question'

/** The form is fetched when it is opened. */
const ChangeDialog = lazyPage<{ readonly of: YearOfUnit; readonly onClose: () => void }>(() =>
  import('./change-dialog').then(module => module.ChangeDialog),
)

type ListedProps = { readonly of: YearOfUnit; readonly list: BudgetChangeList }

/** A change that was being typed when the page was lost stands open again. */
const useIsBegun = ({ unitId, year }: YearOfUnit) =>
  useKeptDrafts(budgetChangeDraft, unitId).some(({ subject }) => subject === String(year))

const Listed = ({ of, list }: ListedProps) => {
  const { t } = useTranslation('budget-changes')
  const { changes } = list
  const may = list.approve && list.isLocked
  const isBegun = useIsBegun(of)
  const [isOpen, setIsOpen] = useState(isBegun && may)
  const [leaving, setLeaving] = useState<BudgetChangeOnWire | null>(null)
  return (
    <>
      {changes.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ChangesTable changes={changes} onWithdraw={may ? setLeaving : undefined} />
      )}
      {may && (
        <Inline>
          <Button icon={<Icon name="add" />} onClick={() => setIsOpen(true)}>
            {t('add')}
          </Button>
        </Inline>
      )}
      {isOpen && <ChangeDialog of={of} onClose={() => setIsOpen(false)} />}
      {leaving !== null && <WithdrawQuestion of={of} change={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

/** What has changed of a locked budget within its year, for those who read it; added and withdrawn by those who approve. */
export const BudgetChanges = withTexts('budget-changes', { sv, en }, (of: YearOfUnit) => {
  const { t } = useTranslation('budget-changes')
  const query = useQuery(budgetChangesQuery(of))
  useProgress(query.isFetching)
  return (
    <Card title={t('title')}>
      <Stack gap={3}>
        <p>{t('intro')}</p>
        <Loaded query={query} lines={2}>
          {list => <Listed of={of} list={list} />}
        </Loaded>
      </Stack>
    </Card>
  )
})
