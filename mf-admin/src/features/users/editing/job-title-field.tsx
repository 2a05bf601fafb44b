import { jobTitleIds, mayGiveJobTitle, type RoleHolder } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useId } from 'react'
import * as styles from './editing.module.css'

type JobTitleFieldProps = {
  /** Null for who has none: a state, and none of the titles. */
  readonly held: number | null
  readonly granter: RoleHolder
  readonly disabled: boolean
  readonly onChange: (chosen: number | null) => void
}

/** One of the six titles. That of super admins is offered to super admins only, and goes with role 999. */
export const JobTitleField = ({ held, granter, disabled, onChange }: JobTitleFieldProps) => {
  const { t } = useTranslation('admin-users')
  const id = useId()
  const remove = () => {
    // The button goes with the title.
    document.getElementById(id)?.focus()
    onChange(null)
  }
  const offered = Object.values(jobTitleIds).filter(title => mayGiveJobTitle(granter, title) || title === held)
  return (
    <div className={styles.fields}>
      <Select
        id={id}
        label={t('fields.jobTitle')}
        placeholder={t('titles.none')}
        value={held ?? undefined}
        options={offered.map(title => ({ value: title, label: t(`titles.${title}`) }))}
        disabled={disabled}
        onChange={onChange}
      />
      {held !== null && !disabled && (
        <Button variant="quiet" onClick={remove}>
          {t('removeJobTitle')}
        </Button>
      )}
    </div>
  )
}
