import type { SubmissionRow } from '@veckovis/contracts/outcome'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import * as styles from './all-units.module.css'

type Comments = NonNullable<SubmissionRow['submission']>['comments']

/** About what two lines of the column hold. */
const shortText = 60

type UnitCommentsProps = { readonly unit: string; readonly comments: Comments }

/** What a unit says of its deviations: the beginning, and all of it where that is asked for and on paper. */
export const UnitComments = ({ unit, comments }: UnitCommentsProps) => {
  const { t } = useTranslation('forecast-submissions')
  const { t: followUp } = useTranslation('forecast-follow-up')
  const [isOpen, setIsOpen] = useState(false)
  const isLong = comments.length > 1 || comments.some(({ text }) => text.length > shortText || text.includes('\n'))
  return (
    <div className={styles.comments}>
      <div className={styles.texts} data-open={isOpen || !isLong}>
        {comments.map(({ step, text }) => (
          <span key={step}>
            <strong>{t('comments.of', { step: followUp(`steps.names.${step}`) })}</strong> {text}{' '}
          </span>
        ))}
      </div>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'comments.hideOf' : 'comments.showOf', { unit })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'comments.hide' : 'comments.show')}
        </Button>
      )}
    </div>
  )
}
