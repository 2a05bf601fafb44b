import type { ResourceBudget } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice } from '@veckovis/ui'
import { differencesOf } from './draft/draft-differences'
import { draftOfResourceBudget, type ResourceDraft } from './draft/resource-draft'
import * as styles from './resource-wizard.module.css'

type ConflictNoticeProps = {
  readonly draft: ResourceDraft
  /** The budget as somebody else has stored it meanwhile. */
  readonly stored: ResourceBudget
  readonly onKeepMine: (draft: ResourceDraft) => void
  readonly onTakeTheirs: (draft: ResourceDraft) => void
}

/** Somebody else was first: nothing is lost, the differences are shown, and the person chooses. */
export const ConflictNotice = ({ draft, stored, onKeepMine, onTakeTheirs }: ConflictNoticeProps) => {
  const { t } = useTranslation('mf-budget')
  const theirs = draftOfResourceBudget(stored, draft.requestId)
  const differences = differencesOf(draft, theirs, t)
  return (
    <Notice tone="warning" announce title={t('resources.conflict.title')}>
      <p>{t('resources.conflict.text')}</p>
      {differences.length > 0 && (
        <table className={styles.differences}>
          <thead>
            <tr>
              <th scope="col">{t('resources.conflict.field')}</th>
              <th scope="col">{t('resources.conflict.mine')}</th>
              <th scope="col">{t('resources.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, mine, others }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{mine}</td>
                <td>{others}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Inline>
        <Button onClick={() => onKeepMine({ ...draft, basedOn: theirs.basedOn })}>
          {t('resources.conflict.keep')}
        </Button>
        <Button onClick={() => onTakeTheirs({ ...theirs, step: draft.step })}>{t('resources.conflict.take')}</Button>
      </Inline>
    </Notice>
  )
}
