import { logoLimits, type LogoAnswer } from '@veckovis/contracts/organisation'
import { useSave } from '@veckovis/forms/saving'
import { startSession, uploadAddress, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, FieldError, Hint } from '@veckovis/ui'
import { useId, useRef, type ChangeEvent } from 'react'
import { refreshPlaces } from '../../data/place-queries'
import { removeLogo, uploadLogo } from './logo-calls'
import * as styles from './logo.module.css'

export type LogoFieldProps = {
  readonly municipality: { readonly id: number; readonly name: string; readonly logoFilename: string | null }
}

/** The file that is to become the logo, or null to take the logo away. */
type Sent = { readonly file: File | null }

class TooLarge extends Error {}

const send = (municipalityId: number, { file }: Sent): Promise<LogoAnswer> => {
  if (file === null) return removeLogo(municipalityId)
  // Sent in vain it would take its time, and then be refused all the same.
  if (file.size > logoLimits.mostBytes) return Promise.reject(new TooLarge())
  return uploadLogo(municipalityId, file)
}

const useLogoChange = (municipalityId: number) => {
  const { t } = useTranslation('mf-admin')
  const causeOf = (error: unknown) => (error instanceof TooLarge ? t('logo.tooLarge') : problemOf(error).message)
  return useSave<Sent, LogoAnswer, string>({
    save: sent => send(municipalityId, sent),
    // The navigation shows it too.
    onSaved: () => Promise.all([refreshPlaces(), startSession()]),
    problemOf: error => t('logo.failed', { cause: causeOf(error) }),
  })
}

/** The logo of a municipality that is there: what is chosen is uploaded at once. */
export const LogoField = ({ municipality: { id, name, logoFilename } }: LogoFieldProps) => {
  const { t } = useTranslation('mf-admin')
  const ids = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, answer, problem, save } = useLogoChange(id)
  const shown = answer === null ? logoFilename : answer.logoFilename
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file !== undefined) void save({ file })
    // The same file may be chosen again after it was mended.
    currentTarget.value = ''
  }
  return (
    <div role="group" aria-labelledby={ids} className={styles.field}>
      <span id={ids} className={styles.label}>
        {t('logo.label')}
      </span>
      <div className={styles.row}>
        {shown !== null && <img className={styles.large} src={uploadAddress(shown)} alt={t('logo.of', { name })} />}
        <input
          ref={input}
          hidden
          disabled={isBusy}
          type="file"
          aria-label={t('logo.label')}
          accept="image/png,image/jpeg,image/webp"
          onChange={choose}
        />
        <Button loading={isBusy} onClick={() => input.current?.click()}>
          {t(shown === null ? 'logo.choose' : 'logo.change')}
        </Button>
        {shown !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={() => void save({ file: null })}>
            {t('logo.remove')}
          </Button>
        )}
      </div>
      <Hint>{t('logo.hint')}</Hint>
      {problem !== null && (
        <FieldError id={`${ids}-error`} role="alert">
          {problem}
        </FieldError>
      )}
    </div>
  )
}
