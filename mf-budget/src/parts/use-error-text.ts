import { useTranslation } from '@veckovis/platform'
import { useCallback } from 'react'

/** The text of a domain's refusal, such as `required`; nothing for no refusal. */
export const useErrorText = (): ((code: string | undefined) => string | undefined) => {
  const { t } = useTranslation('mf-budget')
  return useCallback(code => (code === undefined ? undefined : t(`errors.${code}`)), [t])
}
