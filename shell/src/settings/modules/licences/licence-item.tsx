import type { Licence } from '@veckovis/contracts/modules'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import { endText, statusOf } from './licence-dates'
import type { LicenceQuestion, LicenceSubject } from './licence-subjects'
import * as styles from '../module-settings.module.css'

export interface LicenceItemProps {
  subject: LicenceSubject
  onAsk: (question: LicenceQuestion) => void
}

const tones = { 'in-force': 'good', coming: 'info', ended: 'muted' } as const

export const LicenceItem = ({ subject, onAsk }: LicenceItemProps) => {
  const { t } = useTranslation('module-settings')
  const now = new Date()
  const { title, licences } = subject
  const isOpenEnded = licences.some(({ validTo }) => validTo === null)
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>{title}</h3>
      {licences.length === 0 && <p className={styles.muted}>{t('licences.none')}</p>}
      {licences.length > 0 && (
        <ul className={styles.periods}>
          {licences.map(licence => {
            const status = statusOf(licence, now)
            return (
              <li key={licence.id}>
                <span className={styles.status} data-tone={tones[status]}>
                  {t(`licences.status.${status}`)}
                </span>
                <Period licence={licence} />
                {status === 'in-force' && (
                  <Button
                    aria-label={t('licences.endOf', { title })}
                    onClick={() => onAsk({ kind: 'end', subject, licence })}
                  >
                    {t('licences.end')}
                  </Button>
                )}
                {status === 'coming' && (
                  <Button
                    aria-label={t('licences.removeOf', { title })}
                    onClick={() => onAsk({ kind: 'remove', subject, licence })}
                  >
                    {t('licences.remove')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {/* A licence without an end leaves no time for another one. */}
      {!isOpenEnded && (
        <Button aria-label={t('licences.giveOf', { title })} onClick={() => onAsk({ kind: 'give', subject })}>
          {t('licences.give')}
        </Button>
      )}
    </li>
  )
}

const Period = ({ licence: { validFrom, validTo } }: { licence: Licence }) => {
  const { t } = useTranslation('module-settings')
  const format = useFormat()
  const from = format.longDay(validFrom)
  return (
    <span>
      {validTo === null ? t('licences.open', { from }) : t('licences.period', { from, to: endText(validTo, format) })}
    </span>
  )
}
